"""Decides by which words exports of chats mark what nobody said, and which names are no people (6-interchange.md)."""

from __future__ import annotations

from typing import Final


def phrases(block: str) -> frozenset[str]:
    """One phrase a line, without case."""
    return frozenset(line.strip().casefold() for line in block.strip().splitlines())


SYSTEM_NAMES: Final = frozenset({"system", "hệ thống"})
AGENT_NAMES: Final = SYSTEM_NAMES | {"agent", "assistant", "bot", "chatbot", "meta ai", "trợ lý", "trợ lý ảo", "trợ lí"}
LABELS: Final = phrases(
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
MEDIA: Final = phrases(
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
ATTACHED: Final = phrases(
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
DELETED: Final = phrases(
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
EDITED: Final = phrases(
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
