#!/usr/bin/python3
# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""Reads the window as a screen reader does, and moves the slider.

    walk.py PROGRAM

Needs a session with an accessibility bus: scripts/with-display gives one.
"""
import subprocess
import sys
import time

import pyatspi

DEADLINE = 20.0  # seconds


class Failure(Exception):
    """What a reader would miss."""


def wait_for(what, probe):
    """Asks until there is an answer; the tree is built while we look."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        try:
            answer = probe()
        except Exception:  # a node that went away while we asked
            answer = None
        if answer:
            return answer
        time.sleep(0.1)
    raise Failure(f"there is no {what}")


def application(pid):
    for desktop_child in pyatspi.Registry.getDesktop(0):
        if desktop_child is not None and desktop_child.get_process_id() == pid:
            return desktop_child
    return None


def descendants(node):
    for child in node:
        if child is None:
            continue
        yield child
        yield from descendants(child)


def with_role(node, *roles):
    return [child for child in descendants(node) if child.getRole() in roles]


def check(condition, message):
    if not condition:
        raise Failure(message)


def walk(pid):
    program = wait_for("application on the accessibility bus", lambda: application(pid))
    frame = wait_for("window", lambda: with_role(program, pyatspi.ROLE_FRAME))[0]
    check("Typeladder" in frame.name, f"the window is called {frame.name!r}")

    sliders = wait_for("slider", lambda: with_role(frame, pyatspi.ROLE_SLIDER))
    slider = sliders[0]
    check(slider.name == "Text size", f"the slider is called {slider.name!r}")
    value = slider.queryValue()
    check(value.currentValue == 3, f"the slider is at {value.currentValue}, not at Large")

    summary = "Large, body 17 points, 100 percent of Large"
    check(slider.description == summary, f"the slider says {slider.description!r}")

    headings = wait_for("heading", lambda: with_role(frame, pyatspi.ROLE_HEADING))
    names = [heading.name for heading in headings]
    for name in ("General", "Notifications"):
        check(name in names, f"there is no heading {name!r} among {names}")

    rows = with_role(frame, pyatspi.ROLE_LIST_ITEM)
    row_names = [row.name for row in rows]
    check("Language, English" in row_names, f"there is no row for the language: {row_names}")

    switch_roles = (pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_CHECK_BOX)
    switches = {switch.name: switch for switch in with_role(frame, *switch_roles)}
    expected = (("Open Links in the App", True), ("Show Previews on the Lock Screen", False))
    for name, is_on in expected:
        check(name in switches, f"there is no switch {name!r} among {sorted(switches)}")
        state = switches[name].getState().contains(pyatspi.STATE_CHECKED)
        check(state == is_on, f"the switch {name!r} says {state}")

    def labels():
        return [label.name for label in with_role(frame, pyatspi.ROLE_LABEL)]

    check("L – Large" in labels(), f"no label says the category: {labels()}")
    value.currentValue = 11
    wait_for("slider at AX5", lambda: slider.queryValue().currentValue == 11)
    wait_for("slider that says 53 points", lambda: "body 53 points" in slider.description)
    wait_for("label for AX5", lambda: any(name.startswith("AX5") for name in labels()))
    wait_for("label for 53 points", lambda: any("53 pt" in name for name in labels()))
    wait_for(
        "heading after the change",
        lambda: with_role(frame, pyatspi.ROLE_HEADING)[0].name == "General")
    return len(headings), len(rows), len(switches)


def main():
    if len(sys.argv) != 2:
        print("usage: walk.py PROGRAM", file=sys.stderr)
        return 2
    process = subprocess.Popen([sys.argv[1]])
    try:
        headings, rows, switches = walk(process.pid)
    except Failure as failure:
        print(f"walk.py: {failure}", file=sys.stderr)
        return 1
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    print(f"a slider, {headings} headings, {rows} rows, {switches} switches")
    return 0


if __name__ == "__main__":
    sys.exit(main())
