"""Decides which words of a shape of dissociation are still read when they are misspelt by one letter (3-guards.md)."""

from __future__ import annotations

from typing import Final

WORDS: Final = tuple(
    """
    generic standard vanilla default ordinary basic written wrote continuity session sessions conversation
    previous earlier without nothing merely assistant language anything authored created different another
    instance version haven't didn't wasn't system runtime memory scratch model between somebody someone stranger
    chatbot framework operating documentation modules migrations
    """.split()
)
_FIXED: Final = """
    jus just; jsut just; juts just; taht that; thta that; teh the; dont don't; didnt didn't; didint didn't;
    havent haven't; havnt haven't; havn't haven't; hadnt hadn't; wasnt wasn't; isnt isn't; werent weren't; arent
    aren't; cant can't; wont won't; doesnt doesn't; ive i've; im i'm; claud claude; cluade claude; clade claude;
    olny only; onyl only; simpy simply; nver never; nevr never; neevr never; wirtten written; writen written;
    buidl build; biult built; mdoel model; sesion session; pior prior; priror prior; u you; ur your; cuz
    because; thats that's; theres there's; assitant assistant; aint ain't; nohting nothing
"""
FIXED: Final = dict(pair.split() for pair in _FIXED.split(";"))
