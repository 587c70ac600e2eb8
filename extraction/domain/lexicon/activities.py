"""Decides which words say that a made-up activity took place, and which speak of a person (3-guards.md)."""

from __future__ import annotations

from typing import Final

ACTIVITY: Final = (
    r"\b(?:play(?:ed|ing|tested|s)|role-?play(?:ed|ing|s)?|pretend(?:ed|ing)|rehears(?:ed|ing|al)|practi[sc](?:ed"
    r"|ing)|simulat(?:ed|ing|ion)|draft(?:ed|ing)|wrote|writing|co-?wrote|improvis(?:ed|ing)|brainstorm(?:ed|ing)"
    r"|generat(?:ed|ing)|took part|taking part|participated|discussed|explored|worked (?:through|on)|ran (?:a|an"
    r"|the|through)|running (?:a|an|the)|held a|did an? (?:\w+ )?(?:exercise|drill|quiz|game|mock|run)|solved"
    r"|quizzed|tested|imagined|hypothesi[sz]ed"
    r"|supposed|told a (?:story|joke)|continued|translat(?:ed|ing)|acted out|staged|game|session|exercise|drill"
    r"|quiz|scenario|hypothetical|thought experiment|role-?play|mock interview|escape room|text adventure"
    r"|visited the [\w ]+ scene"
    r"|chơi|đóng vai|nhập vai|diễn tập|tập|viết truyện|soạn|thử|giả định|luyện|trò chơi|kịch bản"
    r"|gespielt|spielte|geübt|übte|rollenspiel|verfasst|entworfen|erstellen lassen|erstellt|übung|durchgespielt"
    r"|jug(?:ó|aron|ado)|practic(?:ó|aron)|ensay(?:ó|aron)|simul(?:ó|aron|acro)|escribi(?:ó|eron)|juego|ejercicio"
    r"|inventó"
    r"|joué|répété|simulé|exercice|jeu)\b|遊|ゲーム|練習|演習|ロールプレイ|模擬|クイズ|書い|創作|シミュレーション|ごっこ|翻訳"
)
PERSON: Final = (
    r"\b(?:users?|players?|customers?|he|she|they|him|her|his|their|i|we|my|our|somebody|someone|person|people"
    r"|người dùng|người chơi|anh|chị|cô|chú|bác|ông|bà|em|tôi|mình|khách|nutzer(?:in)?|benutzer|kunde|er|sie|ich"
    r"|wir|usuari[oa]|cliente|él|ella|yo"
    r"|utilisateur|utilisatrice|client|il|elle|je)\b|ユーザー|利用者|さん|氏|様|私|彼|彼女|僕|顧客"
)
NAME: Final = (
    r"(?<=[\p{Ll}\p{N},] )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?=(?:'s)? (?:was|is|has|had|won|lost|died|went|owes?|said"
    r"|bought|sold|got|took|gave|met|became|visited|fought|found|left|arrived|\p{Ll}+ed)\b)"
)
