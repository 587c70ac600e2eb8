"""Decides which German, French, Spanish and Han words name weekdays, and which week they are of (5-values.md)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

_WEEKDAYS: Final = (
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles jueves viernes sábado domingo",
)
# Monday is 0, as in `date.weekday()`.
WEEKDAYS_ABROAD: Final[Mapping[str, int]] = MappingProxyType(
    {word: value for names in _WEEKDAYS for value, word in enumerate(names.split())}
    | {"sonnabend": 5, "miercoles": 2, "sabado": 5}
)
WEEKDAYS_HAN: Final[Mapping[str, int]] = MappingProxyType({char: value for value, char in enumerate("月火水木金土日")})
WEEKDAYS_CHINESE: Final[Mapping[str, int]] = MappingProxyType(
    {char: value for value, char in enumerate("一二三四五六日")} | {"天": 6}
)
# `next` may be this week's or the week after's, `coming` never is today, a number counts weeks from this one.
BEFORE_WEEKDAY: Final[Mapping[str, str]] = MappingProxyType(
    dict.fromkeys(("diesen", "dieser", "ce", "este"), "this")
    | dict.fromkeys(("nächsten", "nächster", "próximo", "proximo"), "next")
    | dict.fromkeys(("kommenden", "kommender"), "coming")
    | dict.fromkeys(("letzten", "letzter", "vergangenen", "vergangener", "pasado"), "last")
    | dict.fromkeys(("nächste woche", "nächste woche am"), "+1")
    | dict.fromkeys(("diese woche", "diese woche am"), "+0")
    | dict.fromkeys(("letzte woche", "letzte woche am"), "-1")
)
BEHIND_WEEKDAY: Final[Mapping[str, str]] = MappingProxyType(
    dict.fromkeys(("prochain", "próximo", "proximo"), "next")
    | dict.fromkeys(("qui vient", "que viene"), "coming")
    | dict.fromkeys(("dernier", "pasado"), "last")
    | dict.fromkeys(("nächste woche", "nächster woche", "kommender woche"), "+1")
    | dict.fromkeys(("de la semaine prochaine", "de la próxima semana", "de la semana que viene"), "+1")
    | dict.fromkeys(("dieser woche", "de cette semaine", "de esta semana"), "+0")
    | dict.fromkeys(("letzter woche", "de la semaine dernière", "de la semana pasada"), "-1")
)
BEFORE_HAN: Final[Mapping[str, str]] = MappingProxyType(
    {"今週": "+0", "来週": "+1", "再来週": "+2", "先週": "-1", "次": "next", "今度": "next", "毎週": "every"}
    | {"这": "+0", "這": "+0", "本": "+0", "下": "+1", "下个": "+1", "上": "-1", "上个": "-1", "每": "every"}
)
PARTS_WITHIN_GERMAN: Final[Mapping[str, str]] = MappingProxyType(
    {"morgen": "morning", "vormittag": "morning", "mittag": "trưa", "nachmittag": "afternoon", "abend": "evening"}
)
EACH_WEEK: Final = "los|jeden|jeder|an|cada|todos los|tous les|chaque|les"
NAMED_SO: Final = "herr|herrn|frau|señor|señora|don|doña|monsieur|madame|m|mme|plácido"
FEAST_AFTER: Final = "santo|gras|noir|saint|negro"
PAST_ABROAD: Final = (
    "war|waren|hat|hatte|hatten|habe|haben|wurde|wurden|gab|kam|kamen|était|étaient|ai|avons|ont|fut|"
    "fue|fueron|hubo|llegó|vino|pagué|pagó|compré"
)
