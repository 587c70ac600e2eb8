"""The words of exports, apart from the rules: placeholders and notices of chat apps, headers of tables, labels."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Column(StrEnum):
    """What a column of a table holds, where its header says so."""

    TEXT = "text"
    NAME = "name"
    TIME = "time"
    ROLE = "role"


def _lines(block: str) -> frozenset[str]:
    return frozenset(line.strip().casefold() for line in block.strip().splitlines())


SYSTEM_NAMES: Final = frozenset({"system", "hệ thống"})
AGENT_NAMES: Final = SYSTEM_NAMES | {"agent", "assistant", "bot", "chatbot", "meta ai", "trợ lý", "trợ lý ảo", "trợ lí"}
LABELS: Final = _lines(
    """
    deadline
    fw
    fwd
    ghi chú
    lưu ý
    note
    notes
    nb
    p/s
    ps
    re
    subject
    tb
    todo
    v/v
    """
)

# What stands in the place of a picture, a file, a sticker or a call.
MEDIA: Final = _lines(
    """
    media omitted
    image omitted
    video omitted
    audio omitted
    sticker omitted
    gif omitted
    document omitted
    contact card omitted
    video note omitted
    missed voice call
    missed video call
    bild weggelassen
    video weggelassen
    audio weggelassen
    sticker weggelassen
    gif weggelassen
    dokument weggelassen
    kontaktkarte weggelassen
    medien ausgeschlossen
    verpasster sprachanruf
    verpasster videoanruf
    imagen omitida
    video omitido
    audio omitido
    sticker omitido
    gif omitido
    documento omitido
    multimedia omitido
    tarjeta de contacto omitida
    llamada perdida
    videollamada perdida
    image absente
    vidéo absente
    audio omis
    sticker omis
    gif absente
    document omis
    médias omis
    fiche contact omise
    appel vocal manqué
    appel vidéo manqué
    imagem ocultada
    imagem omitida
    vídeo omitido
    áudio ocultado
    figurinha omitida
    documento omitido
    mídia oculta
    arquivo de mídia oculto
    cartão do contato omitido
    ligação de voz perdida
    ligação de vídeo perdida
    hình ảnh bị bỏ qua
    video bị bỏ qua
    âm thanh bị bỏ qua
    nhãn dán bị bỏ qua
    đã bỏ qua hình ảnh
    đã bỏ qua video
    đã bỏ qua âm thanh
    đã bỏ qua nhãn dán
    đã bỏ qua tài liệu
    đã bỏ qua file phương tiện
    cuộc gọi thoại nhỡ
    cuộc gọi video nhỡ
    """
)
ATTACHED: Final = _lines(
    """
    file attached
    datei angehängt
    archivo adjunto
    fichier joint
    arquivo anexado
    tệp đính kèm
    file đính kèm
    tập tin đính kèm
    """
)
DELETED: Final = _lines(
    """
    this message was deleted
    you deleted this message
    diese nachricht wurde gelöscht
    du hast diese nachricht gelöscht
    se eliminó este mensaje
    este mensaje fue eliminado
    eliminaste este mensaje
    ce message a été supprimé
    vous avez supprimé ce message
    esta mensagem foi apagada
    mensagem apagada
    você apagou esta mensagem
    tin nhắn này đã bị xóa
    tin nhắn này đã bị xoá
    bạn đã xóa tin nhắn này
    bạn đã xoá tin nhắn này
    tin nhắn đã được thu hồi
    tin nhắn đã thu hồi
    bạn đã thu hồi một tin nhắn
    message recalled
    """
)
EDITED: Final = _lines(
    """
    this message was edited
    diese nachricht wurde bearbeitet
    se editó este mensaje
    ce message a été modifié
    mensagem editada
    esta mensagem foi editada
    tin nhắn này đã được chỉnh sửa
    đã chỉnh sửa
    """
)

# Ante and post meridiem as clocks write them, without points and blanks.
MORNING: Final = frozenset({"am", "sa"})
EVENING: Final = frozenset({"pm", "ch"})

HEADERS: Final = {
    Column.TEXT: _lines(
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
    Column.NAME: _lines(
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
    Column.TIME: _lines(
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
    Column.ROLE: _lines(
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
LIST_HEADERS: Final = _lines(
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
