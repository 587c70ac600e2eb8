"""Decides which words announce a credential and which words after them are none (3-guards.md, `secret`)."""

from __future__ import annotations

from typing import Final

PASSWORDS: Final = (
    r"pass ?words?|pass ?phrases?|pass ?codes?|passwd|pwd|pin (?:codes?|numbers?)|mã pin|mật khẩu|mat khau|mật mã"
    r"|contraseñas?|contrasenas?|passwort|kennwort|mots? de passe|パスワード|暗証番号"
)
SHORT_PASSWORDS: Final = r"mk|pass|pw|(?-i:PIN)"
KEYS: Final = (
    r"(?:api|secret|private|access|auth|encryption|signing|license|account)[ _-]?keys?|(?:client|shared)[ _-]?secrets?"
    r"|(?:api|auth|access|bearer|refresh|session|bot)[ _-]?tokens?|recovery codes?|tokens?|secrets?"
)
SIGNS: Final = r"=>|:=|={1,3}|[:：]"
COPULAS: Final = r"is|was|are|là|ist|lautet|es|est|は"
UNACCENTED: Final = r"mat khau|ma pin|mat ma|mk|pass"
UNACCENTED_COPULAS: Final = r"la"
CODES: Final = (
    r"(?:mã |ma )?otp(?: codes?)?|(?:2fa|mfa|totp|sms|two-factor|two factor|one-time|one time|verification"
    r"|authentication|authenticator|login|log-in|sign-in) (?:pass)?codes?|one-time passwords?"
    r"|mã (?:xác minh|xác thực|xác nhận|đăng nhập)"
    r"|ma (?:xac minh|xac thuc|xac nhan|dang nhap)|códigos? de (?:verificación|acceso)|einmalcodes?|bestätigungscodes?"
    r"|codes? de (?:vérification|connexion)|認証コード|確認コード|验证码"
)
YOURS: Final = r"is your|is the|is my|là|la|ist ihr|ist dein|es tu|es su|est votre"
SEEDS: Final = (
    r"(?:seed|recovery|mnemonic|backup|wallet|secret)(?: recovery)? (?:phrases?|words)|seeds?|mnemonics?"
    r"|cụm từ khôi phục|cum tu khoi phuc|frase semilla|seed-?phrase"
)
# Common words that no list of seed words holds: a sentence has one of them soon.
NO_SEED_WORDS: Final = (
    r"the|and|with|for|are|was|were|has|had|from|not|your|our|their|but|which|who|she|his|her|its|into|been|would|could"
)
LEADS: Final = frozenset({"with", "using", "use", "uses", "via", "and", "và", "với", "con", "mit", "avec", "has"})
FILLERS: Final = r"now|still|just|simply|currently|again|jetzt|ahora|giờ"

_TOPICS: Final = (
    "policy policies expiry expiration expires length reset resets rotation manager managers change changes rule"
    " rules history age limit limits minimum maximum field fields page date link hint hash hashes count strength"
    " deadline owner attempt attempts prompt generator budget usage window price cost version"
)
_PLAIN_WORDS: Final = (
    "always any authentication blank both broken business case-sensitive changed checker complexity compromised"
    " correct different empty enforced entropy exactly for from gone good here hidden hygiene incorrect input"
    " invalid kept known less list long login lost mandatory mine missing more must needed never new nobody none"
    " obsolete off old only optional ours outdated please protected protection public random required requirements"
    " requirement right same secret secure sharing short simple standard still strict strong stuff that their them"
    " there these this those together true unchanged under unique unknown unset until useless valid vault very weak"
    " what when where whose with without wrong your yours null undefined redacted obligatorio obligatoria correcta"
    " correcto incorrecta falsch richtig notwendig obligatoire incorrect access auth based"
    " dung sai ngay cung quan trong rieng chung khong phai theo nhung nhap"
)
TOPICS: Final = frozenset(_TOPICS.split())
PLAIN_WORDS: Final = TOPICS | frozenset(_PLAIN_WORDS.split())
PLAIN_ENDINGS: Final = ("ed", "ing", "able", "ible", "less")

SYMBOLS: Final = frozenset("!@#$%^&*+=~_?")
HINTS: Final = (
    *("pass", "pwd", "pin", "mk", "pw", "key", "token", "secret", "recovery", "kennwort", "contrase", "mots"),
    *("mật", "mat khau", "mat ma", "ma pin", "パスワード", "暗証番号"),
    *("otp", "code", "mã x", "mã đăng", "ma xac", "ma dang", "código", "认证", "認証", "確認", "验证", "cvv", "cvc"),
    *("seed", "mnemonic", "phrase", "wallet words", "khôi phục", "khoi phuc", "semilla"),
)

NO_CARD: Final = (
    r"(?:\bstk|số tài khoản|so tai khoan|tài khoản|\baccount|\bacct|\ba/c|\biban|\bkonto|\bcuenta|\bcompte|口座|\bimei"
    r"|\bserial|\border|\bđơn|\btracking|\binvoice|\bticket|\bparcel|\bisbn|\bean|\bbarcode|mã vạch)"
)
