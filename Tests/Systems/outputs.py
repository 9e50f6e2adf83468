# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Writes what the command line writes, on this system with given fonts.

    outputs.py PROGRAM RESOURCES FONTS FOLDER

FOLDER gets one folder for each locale, all with the same names of files, and one with a second run in the first locale.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

LOCALES = ["C", "de_DE", "ar_EG", "ja_JP", "tr_TR"]
AGAIN = "again"

# Letters of many scripts, figures, an emoji, a word to hyphenate, and characters that no font has.
SCREEN = {
    "title": "İstanbul 1.234,5",
    "sections": [{
        "title": "一二三", "footer": "हिन्दी ไทย עברית internationalization",
        "rows": [
            {"title": "Notifications 通知", "subtitle": "office fi ffl", "kind": "subtitle"},
            {"title": "日本語の設定", "value": "العربية", "kind": "value"},
            {"title": "Boxes \u0378\u0379 \U0003fffd and 𑜀𑜁 𞤀"},
            {"title": "Ελληνικά Кириллица ☃ 🎉 മേയ് ജൂൺ"},
            {"title": "A title that is truncated at larger sizes", "lines": 1, "height": 30, "color": "#999999"},
        ],
    }],
}
THEMES = {
    "Serif.json": {"fonts": {"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}},
    "Sans.json": {"fonts": {"body": {"fontName": "NotoSans-Bold", "fontSize": 16.5}}},
}
PROJECT = {"screens": ["screens/*.json"], "themes": ["Serif.json", "Sans.json", "system"], "widths": [320, 390]}

# The names of files, and the commands whose output they have.
ONE = ["--screen", "wild.json", "--theme", "Serif.json"]
REPORTS = {
    "layout.json": ["layout", *ONE, "--category", "AX2", "--format", "json"],
    "layout.txt": ["layout", *ONE],
    "spec.csv": ["spec", *ONE, "--format", "csv"],
    "spec.json": ["spec", *ONE, "--format", "json"],
    "spec.md": ["spec", *ONE, "--format", "markdown"],
    "reach.json": ["reach", *ONE, "--format", "json"],
    "explain.txt": ["explain", *ONE, "sections.0.rows.0"],
    "fonts.json": ["fonts", "--theme", "Serif.json", "--screen", "wild.json", "--format", "json"],
    "scale.csv": ["scale", "--theme", "Sans.json", "--format", "csv"],
    "diff.txt": ["diff", "--screen", "wild.json", "--category", "all", "Serif.json", "Sans.json"],
    "first-break.txt": ["check", *ONE, "--first-break", "--width", "320", "--expansion", "20"],
    "explain-all.md": ["check", "--explain", "all", "--format", "markdown"],
} | {
    f"check.{name}": ["check", "typeladder.json", "--format", name]
    for name in ["text", "json", "markdown", "sarif", "junit", "github", "gitlab"]
}
PAGES = {"check.html": ["check", *ONE, "--format", "html"], "page.html": ["export", *ONE, "--width", "320", "-"]}
PICTURES = {
    "list.svg": ["render", *ONE, "--to", "svg", "-o", "-"],
    "list-text.svg": ["render", *ONE, "--to", "svg", "--svg-text", "-o", "-"],
    "list.pdf": ["render", *ONE, "--to", "pdf", "-o", "-"],
    "list.png": ["render", *ONE, "--category", "AX2", "--resolution", "2", "-o", "-"],
    "sheet.png": ["render", "--category", "all", "--resolution", "2", "-o", "-"],
}


def project(folder, resources):
    """Writes the files that are read, and returns the outputs for each bundled screen and the one above."""
    (folder / "screens").mkdir()
    shutil.copy(resources / "screens" / "settings.json", folder / "screens")
    for name, content in {"wild.json": SCREEN, "screens/wild.json": SCREEN, "typeladder.json": PROJECT, **THEMES}.items():
        (folder / name).write_text(json.dumps(content), encoding="utf-8")
    outputs = {}
    for screen in sorted((resources / "screens").glob("*.json")) + [folder / "wild.json"]:
        if screen.parent != folder:
            shutil.copy(screen, folder)
        outputs[f"{screen.stem}.record"] = [
            "record", "write", screen.name, "--theme", "Serif.json", "--theme", "Sans.json", "--width", "320",
            "--width", "390", "--records", "-"]
        outputs[f"{screen.stem}.html"] = ["export", "--screen", screen.name, "-"]
    return outputs


def write(program, words, folder, file, environment):
    with open(file, "wb") as output:
        result = subprocess.run(
            [program, *words], cwd=folder, env=environment, stdout=output, stderr=subprocess.PIPE, check=False)
    # Status 1 says that there are findings.
    if result.returncode > 1:
        sys.exit(f"{' '.join(words)} exits with {result.returncode}: {result.stderr.decode(errors='replace')}")
    if folder.as_posix().encode() in file.read_bytes():
        sys.exit(f"{file.name} has the path of a folder")


def main(program, resources, fonts, target):
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "files"
        folder.mkdir()
        configuration = pathlib.Path(temporary) / "fonts.conf"
        configuration.write_text(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            f"<dir>{fonts.resolve()}</dir><cachedir>{temporary}/cache</cachedir></fontconfig>", encoding="utf-8")
        screens = project(folder, resources)
        every = REPORTS | PAGES | PICTURES
        for locale in [*LOCALES, AGAIN]:
            # A system without these locales would fall back to C.
            name = f"{locale}.UTF-8" if "_" in locale else "C"
            if "_" in locale:
                subprocess.run(["localedef", "-i", locale, "-f", "UTF-8", f"{temporary}/{name}"], check=True)
            environment = {
                "PATH": os.environ["PATH"], "LANG": name, "LANGUAGE": locale[:2], "LOCPATH": temporary,
                "FONTCONFIG_FILE": str(configuration), "TYPELADDER_RESOURCES": str(resources.resolve()),
            }
            (target / locale).mkdir(parents=True)
            outputs = every | screens if locale == LOCALES[0] else every | {"wild.record": screens["wild.record"]}
            for file, words in outputs.items():
                write(program, words, folder, target / locale / file, environment)


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), *map(pathlib.Path, sys.argv[2:]))
