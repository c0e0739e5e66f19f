"""News that a version lacks in a language, and news of other than two sentences."""

import re
from collections.abc import Iterator

from bot.cli.lacking.lack import Lack
from bot.speech.news import news_of, versions_told
from bot.speech.texts import LANGUAGES

NEWS = "data/text/<language>/news.ftl"
"""Where they stand."""
SENTENCES = 2


def lacking_news() -> Iterator[Lack]:
    """What the news of some version lack."""
    told = {language: versions_told(language) for language in LANGUAGES}
    for version in dict.fromkeys(version for versions in told.values() for version in versions):
        for language in LANGUAGES:
            file = NEWS.replace("<language>", language)
            if version not in told[language]:
                yield Lack("text", {"file": file, "text": f"news-{version}"})
            elif sentences(news_of(language, version)) != SENTENCES:
                yield Lack("news-sentences", {"file": file, "text": f"news-{version}"})


def sentences(text: str) -> int:
    """How many sentences a text has."""
    return len(re.findall(r"[.!?…](?=\s|$)", text))
