"""When something was, in the words people use."""

from __future__ import annotations

from datetime import datetime

from wordgames.store.text import moment

DAY_NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
WEEK = 7


def ago(instant: str, now: datetime | None = None) -> str:
    """Just now, 5 minutes ago, today, yesterday, on Monday, or the date."""
    here = (now or datetime.now().astimezone()).astimezone()
    then = moment(instant).astimezone(here.tzinfo)
    minutes = int((here - then).total_seconds() // 60)
    days = (here.date() - then.date()).days
    if -1 <= minutes < 1:
        return "just now"
    if 0 <= minutes < 60:
        return "a minute ago" if minutes == 1 else f"{minutes} minutes ago"
    if days == 0:
        return f"today, {then:%H:%M}"
    if days == 1:
        return "yesterday"
    if 1 < days < WEEK:
        return f"on {DAY_NAMES[then.weekday()]}"
    return f"{then:%Y-%m-%d}"
