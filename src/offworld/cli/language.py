"""Which language to speak: `--lang` anywhere on the line, else OFFWORLD_LANG, else the locale, else English."""

from __future__ import annotations

from collections.abc import Mapping

from offworld.cli.problems import UsageProblem
from offworld.i18n import LANGUAGES

FLAG = "--lang"


def locale_language(environment: Mapping[str, str]) -> str:
    """Return the language of the locale variables; the first of them that is set decides, as in POSIX."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name, "")
        if locale:
            found = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return found if found in LANGUAGES else "en"
    return "en"


def spoken_language(environment: Mapping[str, str]) -> str:
    """Return the language for what must be said before it is known whether the line asks for another one."""
    named = environment.get("OFFWORLD_LANG", "")
    return named if named in LANGUAGES else locale_language(environment)


def chosen_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for on the line or by OFFWORLD_LANG, else that of the locale."""
    named, source = wanted, FLAG
    if named is None:
        named, source = environment.get("OFFWORLD_LANG") or None, "OFFWORLD_LANG"
    if named is None:
        return locale_language(environment)
    if named not in LANGUAGES:
        raise UsageProblem("cli-usage-value-allowed", name=source, value=named, allowed=", ".join(LANGUAGES))
    return named


def split_language(args: list[str]) -> tuple[list[str], str | None]:
    """Return the line without `--lang X`, which may stand anywhere before `--`, and its value."""
    rest: list[str] = []
    wanted: str | None = None
    left = list(args)
    while left:
        word = left.pop(0)
        if word == "--":
            return [*rest, word, *left], wanted
        if word == FLAG:
            if not left:
                raise UsageProblem("cli-usage-needs-value", name=FLAG)
            wanted = left.pop(0)
        elif word.startswith(FLAG + "="):
            wanted = word.removeprefix(FLAG + "=")
        else:
            rest.append(word)
    return rest, wanted
