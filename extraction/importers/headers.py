"""Decides by which names the columns of tables are known, in several languages (6-interchange.md)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from extraction.importers.lexicon import phrases


class Column(StrEnum):
    """What a column of a table holds, where its header says so."""

    TEXT = "text"
    NAME = "name"
    TIME = "time"
    ROLE = "role"


HEADERS: Final = {
    Column.TEXT: phrases(
        """
        message
        messages
        text
        content
        body
        message text
        nội dung
        nội dung tin nhắn
        tin nhắn
        lời nhắn
        nachricht
        nachrichtentext
        inhalt
        mensaje
        texto
        contenido
        texte
        contenu
        mensagem
        conteúdo
        """
    ),
    Column.NAME: phrases(
        """
        name
        sender
        sender name
        from
        author
        speaker
        user
        username
        actor
        tên
        người gửi
        tên người gửi
        họ tên
        họ và tên
        người nói
        absender
        von
        verfasser
        autor
        remitente
        nombre
        usuario
        expéditeur
        auteur
        nom
        de
        remetente
        nome
        """
    ),
    Column.TIME: phrases(
        """
        time
        date
        datetime
        date time
        date/time
        date and time
        timestamp
        sent at
        said at
        created at
        thời gian
        thời điểm
        ngày
        giờ
        ngày giờ
        ngày gửi
        giờ gửi
        zeit
        datum
        uhrzeit
        zeitpunkt
        zeitstempel
        gesendet am
        fecha
        hora
        fecha y hora
        marca de tiempo
        heure
        date et heure
        horodatage
        data
        data e hora
        """
    ),
    Column.ROLE: phrases(
        """
        role
        vai trò
        rolle
        rol
        rôle
        papel
        """
    ),
}
# What lists of things to do, to pay or to deliver are headed with; it tells a list from a text with commas.
LIST_HEADERS: Final = phrases(
    """
    task
    item
    title
    description
    owner
    assignee
    due
    due date
    deadline
    amount
    price
    status
    project
    customer
    note
    notes
    no
    id
    việc
    công việc
    hạng mục
    mô tả
    người phụ trách
    phụ trách
    hạn
    hạn chót
    số tiền
    đơn giá
    thành tiền
    trạng thái
    dự án
    khách hàng
    khách
    ghi chú
    stt
    sđt
    aufgabe
    beschreibung
    zuständig
    verantwortlich
    frist
    fällig
    betrag
    preis
    kunde
    projekt
    notiz
    tarea
    descripción
    responsable
    plazo
    vencimiento
    importe
    precio
    estado
    cliente
    proyecto
    nota
    tâche
    échéance
    montant
    prix
    statut
    client
    projet
    remarque
    """
)
