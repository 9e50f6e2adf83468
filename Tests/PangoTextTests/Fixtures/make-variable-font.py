#!/usr/bin/env python3
# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Makes VariableTest.ttf: a font of rectangles with three axes and five named instances.

Its advances tell which instance is drawn: 500 units for Regular, 200 more for Bold, 300 more for Wide,
100 more for Loose, an axis that fontconfig has no property for. Run it with fontTools (Debian:
python3-fonttools) after a change; the tests read the file that is committed beside this one.
"""
import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

LETTERS = {chr(code): f"g{code:04X}" for code in range(0x20, 0x7F)}


def rectangle(width, height):
    pen = TTGlyphPen(None)
    if height:
        pen.moveTo((50, 0))
        pen.lineTo((50, height))
        pen.lineTo((width, height))
        pen.lineTo((width, 0))
        pen.closePath()
    return pen.glyph()


def deltas(count, advance):
    """Moves the right edge and the advance; the last four points are FreeType's phantom points."""
    return [(0, 0), (0, 0), (advance, 0), (advance, 0)][:count] + [(0, 0), (advance, 0), (0, 0), (0, 0)]


order = [".notdef"] + list(LETTERS.values())
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(order)
builder.setupCharacterMap({ord(letter): name for letter, name in LETTERS.items()})
builder.setupGlyf({name: rectangle(450, 0 if name == "g0020" else 700) for name in order})
builder.setupHorizontalMetrics({name: (500, 50) for name in order})
builder.setupHorizontalHeader(ascent=800, descent=-200)
builder.setupNameTable(
    {
        "familyName": "Typeladder Variable Test",
        "styleName": "Regular",
        "uniqueFontIdentifier": "1.000;TypeladderVariableTest",
        "fullName": "Typeladder Variable Test",
        "psName": "TypeladderVariableTest-Regular",
        "version": "Version 1.000",
    }
)
builder.setupFvar(
    [("wght", 400, 400, 700, "Weight"), ("wdth", 100, 100, 125, "Width"), ("SPAC", 0, 0, 1, "Spacing")],
    [
        {
            "location": {"wght": weight, "wdth": width, "SPAC": spacing},
            "stylename": style,
            # Many fonts have no names for instances. Here, one instance has none.
            **({} if style == "Loose" else {"postscriptfontname": "TypeladderVariableTest-" + style.replace(" ", "")}),
        }
        for style, weight, width, spacing in [
            ("Regular", 400, 100, 0),
            ("Bold", 700, 100, 0),
            ("Wide", 400, 125, 0),
            ("Bold Wide", 700, 125, 0),
            ("Loose", 400, 100, 1),
        ]
    ],
)
builder.setupGvar(
    {
        name: [
            TupleVariation({axis: (0, 1, 1)}, deltas(0 if name == "g0020" else 4, advance))
            for axis, advance in [("wght", 200), ("wdth", 300), ("SPAC", 100)]
        ]
        for name in order
    }
)
builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
builder.setupPost()
# The bytes are the same every time.
builder.font["head"].created = builder.font["head"].modified = 3_800_000_000
builder.font.recalcTimestamp = False
builder.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), "VariableTest.ttf"))
