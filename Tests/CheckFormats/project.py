# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Writes a project whose texts and file names try to break out of every format."""

import json

HOSTILE = [
    "</script><script>alert(1)</script>",
    "]]> <![CDATA[ &amp; <!-- -->",
    "line\n::error file=x::injected",
    "line\r::warning::injected",
    "line\u2028::error::injected",
    "a | b ` c ** d _ e [f](javascript:alert(1)) <img src=x onerror=alert(1)> @all #1",
    "{0} {{1}} \\ %0A::error::x %25",
    "\u202etxet lasrever\u202c \ufffe\uffff \u0085 \u001b[31m",
]
NAMES = ["a|`]]>.json", "b\n::error::x.json", "c<script>alert(1) \u2028.json", "d %0A,:#?&'\".json"]


def write(folder):
    for number, name in enumerate(NAMES):
        sections = [
            {"title": text, "header": {"title": text, "height": 12 + number}, "rows": [{"title": text}]}
            for text in HOSTILE
        ]
        (folder / name).write_text(json.dumps({"sections": sections}), encoding="utf-8")
    exceptions = [{"rule": "header-conflict", "reason": text} for text in HOSTILE]
    (folder / "typeladder.json").write_text(json.dumps({"exceptions": exceptions}), encoding="utf-8")
