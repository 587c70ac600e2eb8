"""Decides which words make a claim a rule of everybody, and by which words a person gives a name (document 001)."""

from __future__ import annotations

from typing import Final

# Whoever or whatever holds for all, at the start of a claim.
RULE_OF_ALL: Final = r"""
    ^\W*(?:
        (?:(?:the|our|all|this)\s)?(?:(?!user\b)[\w-]+\s){0,2}(?:team|company|crew|department|staff|everyone|everybody|policy
            |process|procedure|rule|standard|convention|norm)\b(?!')
      | (?:we|everyone|everybody|all\sof\sus|nobody)\b
      | (?:cả\s)?(?:team|nhóm|đội|công\sty|phòng|xưởng|tổ|mọi\sngười|ai\scũng|tất\scả|chúng\s(?:tôi|ta)
            |quy\s(?:trình|định|tắc)|nội\squy|chính\ssách|nguyên\stắc)\b
      | (?:(?:das|die|der|unser\w*)\s(?:[\w-]+\s)?(?:team|firma|belegschaft|prozess|regel|vorgabe)|alle|jeder|wir|man)\b
      | (?:l'équipe|tout\sle\smonde|la\ssociété|l'entreprise|le\sprocessus|la\srègle|nous|on)\b
      | (?:el\sequipo|todos|todo\sel\smundo|la\sempresa|el\sproceso|la\snorma|la\sregla|nosotros)\b
      | (?:チーム|全員|みんな|会社|手順|ルール|規則)(?:は|では|で)
    )
"""

# Where one of these is said, somebody may well speak for all.
OF_ALL: Final = r"""
    \b(?:we|us|our|ours|team|company|crew|department|staff|every(?:one|body)|nobody\s(?:does|here|else)|policy|process|procedure|rules?|standard
        |convention|norm|all\sof|both|agreed|decided|nhóm|đội|công\sty|cả|mọi\sngười|tất\scả|ai\scũng|chúng|tụi|bọn|bên
        |quy\s(?:trình|định|tắc)|nội\squy|wir|uns\w*|alle|jeder|regel|firma|nous|notre|équipe|règle|nosotros|nuestr\w+
        |equipo|todos|regla|norma)\b
  | チーム|全員|みんな|会社|ルール|規則|手順|私たち|うち
"""

_NAME: Final = r"(?P<name>(?-i:\p{Lu}[\p{Ll}\p{M}]+(?:\s\p{Lu}[\p{Ll}\p{M}]+)?))"

# How somebody who takes over a seat says who sits there now.
GIVES_NAME: Final = (
    rf"^\W*(?:hi|hey|hello|ok|okay|so|and)?\W*(?:it'?s|it\sis|this\sis|now\sit'?s)\s{_NAME}\s(?:now|here|speaking|again)\b",
    rf"^\W*(?:hi|hey|hello|ok|okay)?\W*{_NAME}\s(?:here|speaking|typing)(?:\snow|\sagain)?\s*(?:[.,;:!–—-]|$)",
    rf"^\W*(?:dạ\s|alo\s)?(?:đây\slà|(?:em|mình|tôi|anh|chị)\slà)\s{_NAME}(?:\s(?:đây|nè|nha))?\s*(?:[.,;:!–—-]|$)",
    rf"^\W*(?:dạ\s|alo\s)?{_NAME}\s(?:đây|nè)\s*(?:[.,;:!–—-]|$)",
    rf"^\W*(?:hier\s(?:ist|spricht)|jetzt\s(?:ist|schreibt))\s{_NAME}\b",
    rf"^\W*(?:ici|c'est)\s{_NAME}(?:\s(?:maintenant|ici|à\sl'appareil))?\s*(?:[.,;:!–—-]|$)",
    rf"^\W*(?:aquí|habla|ahora\s(?:es|escribe))\s{_NAME}\b",
)
