"""Decides which words stand for a grounding or a register in model output (the one reader of 3-guards.md)."""

from __future__ import annotations

from typing import Final

REAL_WORDS: Final = (
    "real", "reality", "realworld", "real world", "real life", "factual", "fact", "actual", "genuine",
    "nonfiction", "nonfictional",
    "thật", "thực", "thực tế", "sự thật", "có thật", "phi hư cấu",
    "verdadero", "verdadera", "realidad",
    "echt", "wirklich", "tatsächlich", "realität",
    "réel", "réelle", "vrai", "vraie", "réalité",
    "現実", "実際", "事実", "本当", "リアル", "ノンフィクション",
)  # fmt: skip

CONSTRUCTED_WORDS: Final = (
    "constructed", "fiction", "fictional", "fictitious", "fictive", "fictionalized", "fictionalised", "imagined",
    "imaginary",
    "invented", "made up", "madeup", "make believe", "makebelieve", "pretend", "pretended", "hypothetical", "simulated",
    "simulation", "roleplay", "roleplayed", "role play", "in game", "ingame", "in story", "in character", "in universe",
    "fake", "dummy", "unreal", "synthetic",
    "hư cấu", "tưởng tượng", "bịa", "bịa đặt", "giả định", "giả tưởng", "nhập vai", "đóng vai", "dàn dựng",
    "không có thật",
    "ficticio", "ficticia", "ficción", "imaginado", "imaginada", "imaginario", "inventado", "inventada", "construido",
    "construida",
    "fiktiv", "fiktion", "erfunden", "ausgedacht", "konstruiert", "hypothetisch",
    "fictif", "fictive", "imaginaire", "imaginé", "imaginée", "inventé", "inventée", "construit", "construite",
    "架空", "虚構", "創作", "フィクション", "仮定", "想像", "作り話",
)  # fmt: skip

FICTION_WORDS: Final = (
    "fiction", "fictional", "fictitious", "fictive", "imagined", "imaginary", "make believe", "made up", "roleplay",
    "role play",
    "hư cấu", "giả tưởng", "tưởng tượng", "nhập vai", "đóng vai",
    "ficción", "ficticio", "ficticia", "imaginario",
    "fiktion", "fiktiv", "erfunden",
    "fictif", "imaginaire",
    "フィクション", "架空", "虚構", "創作",
)  # fmt: skip

MIXED_WORDS: Final = (
    "mixed", "mix", "mixture", "both", "hybrid", "partly", "partially", "mostly",
    "hỗn hợp", "pha trộn", "lẫn lộn",
    "mixto", "mixta", "mezclado", "mezclada",
    "gemischt", "teilweise", "teils",
    "mixte", "mélangé",
    "混合", "混在", "ミックス",
)  # fmt: skip

NEGATORS: Final = frozenset(
    "not non no never neither isnt isn't aint ain't wasnt wasn't cannot un "
    "không chẳng chả chưa phi nicht kein keine keineswegs pas ningún ninguna jamás nunca".split()
)
NEGATION_FILLERS: Final = frozenset(
    "a an the at all really actually exactly entirely purely strictly very quite any phải là có es un una ein".split()
)
NEGATING_TAILS: Final = ("ではない", "じゃない", "でない", "ではありません", "じゃありません")
