"""Decides which words exclude one another when they are said of one value or of one thing (5-values.md)."""

from __future__ import annotations

from typing import Final

from evidence.domain.lexicon.lists import entries, words

Sides = tuple[tuple[str, ...], ...]

# What an amount is of a whole: paid at once, left over, asked for each piece, or all together.
PART_OF_SUM: Final[Sides] = (
    entries(
        """
        cọc, đặt cọc, tạm ứng, ứng trước, deposit, down payment, prepayment, anzahlung, anticipo, acompte, arrhes
        """
    ),
    entries(
        """
        còn lại, phần còn lại, còn thiếu, the rest, remainder, remaining, restbetrag, restzahlung, el resto, restante,
        le reste
        """
    ),
    entries(
        """
        mỗi, đơn giá, each, apiece, per unit, unit price, per piece, a piece, per item, per person, per head, per seat,
        per night, je stück, pro stück, stückpreis, cada uno, cada una, por unidad, precio unitario, chacun, chacune,
        prix unitaire, một ký, một bộ, một cái, một chiếc
        """
    ),
    entries(
        """
        tổng, tổng cộng, total, totals, totalling, in all, altogether, sum of, insgesamt, gesamtbetrag, gesamtpreis,
        en total, importe total, au total
        """
    ),
)

PERIOD: Final[Sides] = (
    entries("per hour, an hour, hourly, each hour, mỗi giờ, một giờ, por hora, la hora, pro stunde, par heure"),
    entries("per day, a day, daily, each day, every day, mỗi ngày, một ngày, al día, por día, pro tag, par jour"),
    entries("per week, a week, weekly, each week, every week, mỗi tuần, một tuần, por semana, pro woche, par semaine"),
    entries(
        """
        per month, a month, monthly, each month, every month, mỗi tháng, một tháng, hàng tháng, hằng tháng, al mes,
        por mes, mensual, pro monat, monatlich, par mois
        """
    ),
    entries(
        """
        per year, a year, yearly, annually, per annum, each year, every year, mỗi năm, một năm, hàng năm, hằng năm,
        al año, por año, anual, pro jahr, jährlich, par an
        """
    ),
)

BOUND: Final[Sides] = (
    entries(
        """
        at least, more than, no less than, not less than, minimum, ít nhất, tối thiểu, không dưới, mindestens,
        mehr als, al menos, más de, como mínimo, au moins, plus de
        """
    ),
    entries(
        """
        at most, less than, fewer than, up to, no more than, not more than, maximum, nhiều nhất, tối đa, không quá,
        höchstens, weniger als, maximal, como máximo, menos de, au plus, moins de
        """
    ),
)

STAGE_OF_DEAL: Final[Sides] = (
    entries("quoted, asked for, asking price, offered, báo giá, chào giá, angeboten, ofrecido, proposé"),
    entries("settled on, agreed, agreed on, chốt, chốt giá, vereinbart, acordado, convenu"),
)

STAGE_OF_TIME: Final[Sides] = (
    entries(
        """
        start, starts, started, begin, begins, began, bắt đầu, khởi công, beginn, beginnt, anfang, empieza, comienza,
        inicio, commence, début
        """
    ),
    entries(
        """
        end, ends, ended, finish, finishes, expires, kết thúc, hết hạn, ende, endet, termina, acaba, se termine, fin
        """
    ),
)

# How much of it a number counts; these stand right behind it.
MEASURES: Final[tuple[Sides, ...]] = (
    (
        entries("mg, milligram, milligrams"),
        entries("g, gram, grams, gam"),
        entries("kg, kilo, kilos, kilogram, kilograms, ký, kí"),
        entries("tons, tonnes, tấn, tonnen"),
        entries("pounds, lbs, lb"),
    ),
    (
        entries("mm, millimetres, millimeters"),
        entries("cm, centimetres, centimeters"),
        entries("km, kilometres, kilometers, cây số"),
        entries("miles, mile, meilen, millas"),
        entries("feet, ft"),
        entries("metres, meters, mét"),
    ),
    (entries("ml, millilitres, milliliters"), entries("litres, liters, lít, litros"), entries("gallons, gallon")),
    (
        entries("minute, minutes, phút, minuten, minutos"),
        entries("hour, hours, tiếng, stunden, horas, heures"),
        entries("day, days, ngày, tage, tagen, días, jours"),
        entries("week, weeks, tuần, wochen, semanas, semaines"),
        entries("month, months, tháng, monate, monaten, meses, mois"),
        entries("year, years, năm, jahre, jahren, años, ans"),
    ),
)

# On one side of one of these stands what on the other side it would be the opposite of.
DIRECTIONS: Final = entries(
    """
    to, over, than, instead of, rather than, reports to, sang, vào, lên, xuống, hơn, thay vì, als, statt, que, en vez de
    """
)

# What moves from one thing to another leaves the first behind.
CHANGES: Final = entries(
    """
    went, go, goes, moved, moving, switched, changed, migrated, raised, rose, increased, dropped, fell, lowered,
    reduced, cut, postponed, rescheduled, renamed, chuyển, đổi, dời, dời lịch, tăng, giảm, nâng, hạ, lùi, hoãn,
    gewechselt, verschoben, erhöht, gesenkt, cambió, cambiamos, pasó, subió, bajó, passé, changé
    """
)
FROM: Final = words("from từ tu von de")
TO: Final = words("to sang qua lên xuống thành vào ra auf a à")
FORMER: Final = words(
    "from was were used old former formerly previously until từ trước cũ war waren früher era antes était"
)

# These stand right before a date.
BEFORE_OR_AFTER: Final[Sides] = (
    entries(
        """
        before, by, until, till, no later than, trước, trước ngày, chậm nhất, muộn nhất, vor, bis, antes del, antes de,
        hasta, hasta el, avant, avant le, jusqu au
        """
    ),
    entries(
        """
        after, sau, sau ngày, kể từ, kể từ ngày, nach, ab, después del, después de, a partir del, après, après le,
        à partir du
        """
    ),
)
AFTER_ONLY: Final = entries("after, sau, sau ngày, nach, después del, después de, après, après le")

# What one thing cannot be, do or undergo at once, whoever speaks of it.
STATES: Final[tuple[Sides, ...]] = (
    (
        entries("accepted, approved, approves, phê duyệt, duyệt, angenommen, genehmigt, aprobado, aprobada, accepté"),
        entries("rejected, declined, rejects, từ chối, bác, abgelehnt, rechazado, rechazada, refusé, rejeté"),
    ),
    (
        entries("confirmed, xác nhận, bestätigt, confirmado, confirmada, confirmé, confirmée"),
        entries("cancelled, canceled, hủy, huỷ, abgesagt, storniert, cancelado, cancelada, annulé, annulée"),
    ),
    (
        entries("went up, goes up, rose, rises, increased, raised, tăng, gestiegen, erhöht, subió, augmenté"),
        entries(
            "went down, goes down, fell, falls, decreased, dropped, reduced, giảm, gesunken, gesenkt, bajó, baissé"
        ),
    ),
    (
        entries("opens, opened, mở cửa, öffnet, abre, ouvre"),
        entries("closes, closed, đóng cửa, schließt, cierra, ferme"),
    ),
    (entries("furnished"), entries("unfurnished")),
    (entries("hired, tuyển"), entries("fired, laid off, sa thải")),
    (
        entries("paid, pays, trả, đóng, bezahlt, pagó, payé"),
        entries("refunded, refunds, reimbursed, hoàn tiền, hoàn lại, erstattet, reembolsado, reembolsó, remboursé"),
    ),
)

# What the one who does it cannot do at once, though two may each do one of them.
DEEDS: Final[tuple[Sides, ...]] = (
    (
        entries("bought, buys, purchased, mua, gekauft, compró, acheté"),
        entries("sold, sells, bán, verkauft, vendió, vendu"),
    ),
    (entries("won, wins, thắng, gewonnen, ganó, gagné"), entries("lost, loses, thua, verloren, perdió, perdu")),
    (entries("paid, pays, sent, trả, gửi"), entries("received, receives, got, nhận, nhận được")),
    (entries("lent, lends, cho vay, cho mượn"), entries("borrowed, borrows, vay, mượn")),
    (entries("joined, joins"), entries("left, quit, resigned")),
)
