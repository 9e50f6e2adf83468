#!/usr/bin/python3
# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""The program in a Wayland session: it starts, the slider moves, a theme opens, and all of it shows.

usage: scripts/with-display --wayland session.py PROGRAM [PICTURE]

A compositor without a screen has neither keys nor a pointer, so the slider is moved as assistive
technology does, and the theme is opened by a second start. Keys and pointer are tried on X11.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

import gi
import pyatspi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "RealInput"))
from desk import find, wait_for  # noqa: E402

THEME = """{"fonts": {"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}}"""


def application(process):
    """The program on the accessibility bus."""
    for node in pyatspi.Registry.getDesktop(0):
        if node is not None and node.get_process_id() == process:
            return node
    return None


def screenshot(folder):
    """What is on the screen."""
    subprocess.run(["weston-screenshooter"], cwd=folder, check=True)
    (path,) = pathlib.Path(folder).glob("wayland-screenshot*.png")
    picture = GdkPixbuf.Pixbuf.new_from_file(str(path))
    path.unlink()
    return picture


def difference(first, second):
    """How many bytes of two pictures differ."""
    return sum(a != b for a, b in zip(first.get_pixels()[::7], second.get_pixels()[::7]))


def main():
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        theme = f"{folder}/Brand.typeladder-theme"
        pathlib.Path(theme).write_text(THEME)
        desk = screenshot(folder)
        process = subprocess.Popen([program])
        try:
            node = wait_for("the program on the accessibility bus", lambda: application(process.pid))
            slider = wait_for("the slider", lambda: find(node, role=pyatspi.ROLE_SLIDER))
            wait_for("the window on the screen", lambda: difference(desk, screenshot(folder)) > 10_000)
            before = screenshot(folder)
            slider.queryValue().currentValue = 11
            wait_for("AX5", lambda: find(node, containing="AX5 –"))
            wait_for("a larger text", lambda: difference(before, screenshot(folder)) > 10_000)
            before = screenshot(folder)
            subprocess.run([program, theme], check=True, timeout=30)
            wait_for("the theme", lambda: find(node, containing="Brand"))
            wait_for("its font", lambda: difference(before, screenshot(folder)) > 1_000)
            if len(sys.argv) > 2:
                time.sleep(0.5)
                screenshot(folder).savev(sys.argv[2], "png", [], [])
            if process.poll() is not None:
                raise SystemExit(f"the program ended by itself, with status {process.returncode}")
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
