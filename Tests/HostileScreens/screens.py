# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Screens that are hard to read, to measure, to draw or to print, each made by a function of its name."""
import itertools
import random

SENTENCE = "The quick brown fox jumps over the lazy dog, and away. "
HAN = "目次を開いて文字の大きさを選ぶと画面の見え方が変わります"
THAI = "เลือกขนาดตัวอักษรแล้วหน้าจอจะเปลี่ยนไปตามที่ผู้อ่านต้องการ"
ARABIC = "اختر حجم النص ثم انظر كيف تتغير الشاشة للقارئ "
DEVANAGARI = "पाठ का आकार चुनें और देखें कि स्क्रीन कैसे बदलती है "
JAMO = "\u1112\u1161\u11ab\u1100\u1173\u11af"  # 한글 in its conjoining letters
ALL_SCRIPTS = (
    "Latin Ελληνικά Кириллица Հայերեն ქართული עברית العربية ܣܘܪܝܝܐ ދިވެހި हिन्दी বাংলা ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ "
    "தமிழ் తెలుగు ಕನ್ನಡ മലയാളം සිංහල ไทย ລາວ བོད་ མြန်မာ ខ្មែរ ᠮᠣᠩᠭᠣᠯ አማርኛ ᏣᎳᎩ ᐃᓄᒃᑎᑐᑦ 日本語 한국어 中文 ꆈꌠꉙ "
)


def vocabulary(count):
    source = random.Random(count)
    letters = "etaoinshrdlucmfwypvbgkjqxz"
    lengths = [2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 11, 13]
    return ["".join(source.choices(letters, range(26, 0, -1), k=source.choice(lengths))) for _ in range(count)]


VOCABULARY = vocabulary(30_000)
# By Zipf's law, the second word is half as frequent as the first, and so on.
FREQUENCIES = list(itertools.accumulate(1 / rank for rank in range(1, len(VOCABULARY) + 1)))


def words(count, seed):
    """Prose of which no two pieces are equal, in words as frequent as those of a language."""
    return " ".join(random.Random(seed).choices(VOCABULARY, cum_weights=FREQUENCIES, k=count))


def titles(texts, **more):
    return {"title": "Hostile", "sections": [{"rows": [{"title": text} for text in texts]}], **more}


def labels(texts, **style):
    row = {"kind": "labels", "labels": [{"text": text, **style} for text in texts]}
    return {"sections": [{"rows": [row]}]}


def of_every_kind(text):
    """A text wherever a screen shows one."""
    section = {
        "header": text,
        "footer": text,
        "rows": [
            {"title": text, "value": text},
            {"title": text, "subtitle": text, "kind": "subtitle"},
            {"title": text, "kind": "switch"},
            {"kind": "labels", "labels": [{"text": text}, {"text": text, "lines": 1, "mayTruncate": True}]},
        ],
    }
    return {"title": text, "tableHeader": {"text": text}, "sections": [section]}


def rows(count):
    return titles(f"Notification setting {number}" for number in range(count))


def font_names(count):
    return titles([]) | {
        "sections": [
            {
                "rows": [
                    {"kind": "labels", "labels": [{"text": f"Row {n}", "fontName": f"Font {n}", "fontSize": 17}]}
                    for n in range(count)
                ]
            }
        ]
    }


def sizes(count):
    return {
        "sections": [
            {
                "rows": [
                    {"kind": "labels", "labels": [{"text": f"Row {n}", "fontSize": 5 + n / 100}]}
                    for n in range(count)
                ]
            }
        ]
    }


def sections(count):
    return {
        "sections": [
            {"header": f"Section {n}", "footer": f"About {n}", "rows": [{"title": f"Row {n}"}]} for n in range(count)
        ]
    }


def heights():
    return {
        "sections": [
            {
                "header": {"title": "A header", "height": height, "margins": dict.fromkeys(edges, margin)},
                "rows": [
                    {"title": "A row", "height": height},
                    {
                        "kind": "labels",
                        "margins": dict.fromkeys(edges, margin),
                        "labels": [{"text": "A label", "fontSize": size}],
                    },
                ],
            }
            for height in (0, 10_000)
            for margin in (0, 10_000)
            for size in (1e-4, 1000)
            for edges in (("top", "bottom"), ("top", "leading", "bottom", "trailing"))
        ]
    }


def without_end(letters, length):
    return (letters * (length // len(letters) + 1))[:length]


SCREENS = {
    "no sections": lambda: {"sections": []},
    "empty sections": lambda: {"sections": [{"rows": []}, {"header": "", "footer": "", "rows": []}]},
    "empty texts": lambda: of_every_kind(""),
    "1,000 rows": lambda: rows(1000),
    "10,000 rows": lambda: rows(10_000),
    "100,000 rows": lambda: rows(100_000),
    "10,000 rows of one text": lambda: titles(["Wi-Fi"] * 10_000),
    "10,000 sections": lambda: sections(10_000),
    "500 labels in a row": lambda: labels(f"Label {n}" for n in range(500)),
    "10,000 labels in a row": lambda: labels(f"Label {n}" for n in range(10_000)),
    "10,000 font names": lambda: font_names(10_000),
    "3,000 sizes": lambda: sizes(3000),
    "a word of 99,000 letters": lambda: titles([without_end("abcdefghij", 99_000)]),
    "a word of AV": lambda: titles([without_end("AV", 99_000)]),
    "Arabic in one word": lambda: titles([without_end(ARABIC.replace(" ", ""), 99_000)]),
    "Arabic": lambda: titles([without_end(ARABIC, 99_000)]),
    "Devanagari in one word": lambda: titles([without_end(DEVANAGARI.replace(" ", ""), 99_000)]),
    "Hangul jamo": lambda: titles([without_end(JAMO, 99_000)]),
    "soft hyphens": lambda: titles([without_end("ab\u00ad", 99_000)]),
    "Han without spaces": lambda: titles([without_end(HAN, 99_000)]),
    "Thai without spaces": lambda: titles([without_end(THAI, 99_000)]),
    "999 combining marks": lambda: of_every_kind("a" + "\u0301" * 999),
    "1,001 combining marks": lambda: of_every_kind("a" + "\u0301" * 1001 + " b"),
    "bidirectional controls": lambda: of_every_kind(
        "a \u202e b \u202d c \u202c \u2066 ד \u2067 e \u2068 ف \u2069 \u200e\u200f\u061c"
    ),
    "5,000 nested embeddings": lambda: of_every_kind("\u202b" * 5000 + "a" + "\u202c" * 5000),
    "5,000 nested isolates": lambda: of_every_kind("\u2067" * 5000 + "a" + "\u2069" * 5000),
    "zero-width characters": lambda: of_every_kind(without_end("a\u200b\u200c\u200d\u2060\ufeff", 20_000)),
    "emoji": lambda: of_every_kind(
        without_end("👨‍👩‍👧‍👦🇩🇪🇯🇵1️⃣#️⃣👍🏽🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", 10_000)
    ),
    "variation selectors": lambda: of_every_kind(without_end("a\ufe0f☎\ufe0e葛\U000e0100", 10_000)),
    "20,000 line ends": lambda: titles([without_end("a\nb\r\nc\rd\u2028e\u2029f\x0bg\x0ch\x85", 80_000)]),
    "20,000 tabs": lambda: titles([without_end("a\t", 40_000)]),
    "controls": lambda: of_every_kind("".join(map(chr, [*range(1, 32), *range(127, 160)]))),
    "noncharacters": lambda: of_every_kind("\ufdd0 \ufffe \uffff \U0001ffff \U0010ffff \ue000 \ufffd"),
    "terminal escapes": lambda: of_every_kind("\x1b[2J\x1b]0;title\x07\x1b[31mred\x9b31m"),
    "markup": lambda: of_every_kind("]]></text></svg><script>alert(1)</script> &amp; <b> ) Tj ET Q (\\"),
    "all scripts": lambda: of_every_kind(ALL_SCRIPTS),
    "heights, sizes, margins": heights,
    "128 brackets": lambda: "[" * 128 + "]" * 128,
    "1,000,000 brackets": lambda: "[" * 1_000_000,
    "1,000 texts of 8,000 letters": lambda: titles(words(1200, n) for n in range(1000)),
    "100 texts of 80,000 letters": lambda: titles(words(12_000, n) for n in range(100)),
    "9 MB in paragraphs": lambda: titles("\n".join(words(120, 100 * n + p) for p in range(100)) for n in range(100)),
    "9 MB of one sentence": lambda: titles([SENTENCE * 1700] * 100),
    "a text of 9 MB": lambda: titles([words(1_200_000, 1)]),
    "3 MB of mixed scripts": lambda: titles((ALL_SCRIPTS + words(10, n)) * 25 for n in range(200)),
    "different rows of labels": lambda: {
        "sections": [
            {"rows": [labels(words(3, 20 * n + k) for k in range(20))["sections"][0]["rows"][0] for n in range(500)]}
        ]
    },
}
