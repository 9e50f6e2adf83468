# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT
"""A desk to use the program at: a window manager, a hand on keys and mouse, and a screen reader's eyes.

Keys, clicks and the wheel are XTest events (xdotool), so that they take the way of a reader's own; what
they did is read from the accessibility bus. Needs scripts/with-display around it.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unittest

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import GLib  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
PATIENCE = 400  # questions until something that has to come is given up; on a quiet machine 20 a second
BODY = '{"fonts": {"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}}'
QUIET = 0.15  # seconds without news after which the focus has settled


def xdotool(*words):
    """Runs xdotool and returns what it says."""
    answer = subprocess.run(
        ["xdotool", *map(str, words)], check=True, capture_output=True, text=True
    )
    return answer.stdout.strip()


def pump(seconds=0.0):
    """Handles what the accessibility bus has sent, for a while."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while True:
        while context.iteration(False):
            pass
        if time.monotonic() >= end:
            return
        time.sleep(0.01)


def move_pointer(x, y):
    """Moves the pointer to a place on the screen."""
    # For a pointer that is there already, xdotool waits 15 seconds to see it move.
    if xdotool("getmouselocation").startswith(f"x:{round(x)} y:{round(y)} "):
        xdotool("mousemove", round(x) + 1, round(y))
    xdotool("mousemove", "--sync", round(x), round(y))
    pump(0.1)


def wait_for(what, probe, patience=PATIENCE):
    """Asks until there is an answer; the tree changes while we look.

    Questions are counted rather than seconds: on a busy machine the program takes longer to answer each.
    """
    for _ in range(patience):
        pump()
        try:
            answer = probe()
        except Exception:  # a node that went away while we asked
            answer = None
        if answer:
            return answer
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


def descendants(node):
    """Everything in a node that shows, from top to bottom."""
    for child in node:
        if child is None or not child.getState().contains(pyatspi.STATE_VISIBLE):
            continue
        yield child
        yield from descendants(child)


def find(node, name=None, role=None, containing=None):
    """The first thing in a node with a name, a role, or a part of its name."""
    for child in descendants(node):
        if name is not None and child.name != name:
            continue
        if containing is not None and containing not in child.name:
            continue
        if role is not None and child.getRole() != role:
            continue
        return child
    return None


def spoken(node):
    """What a screen reader would say first: the name, or that of what names it."""
    if node.name:
        return node.name
    for relation in node.getRelationSet():
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY:
            return relation.getTarget(0).name
    return ""


def words_for(node):
    """A node for a message."""
    return f"{node.getRoleName()} {spoken(node)!r}"


def bounds(node):
    """Left, top, right and bottom in the window's pixels."""
    box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    # GTK 4.18 removes the shadow around the window where it should add it.
    shadow = 0
    window = node
    while window is not None and window.getRole() != pyatspi.ROLE_FRAME:
        window = window.parent
    if window is not None:
        shadow = -window.queryComponent().getExtents(pyatspi.WINDOW_COORDS).x
    left, top = box.x + 2 * shadow, box.y + 2 * shadow
    return left, top, left + box.width, top + box.height


class Program:
    """A running Typeladder."""

    def __init__(
        self, files=(), size=None, begins_with="Text size", state=None, **variables
    ):
        self.state = state or tempfile.TemporaryDirectory()
        environment = dict(
            os.environ, XDG_STATE_HOME=self.state.name, G_DEBUG="fatal-criticals", **variables
        )
        self.process = subprocess.Popen([os.environ["TYPELADDER"], *files], env=environment)
        self.node = self.focus = None
        self.focus_time = 0.0
        self.announced = []
        pyatspi.Registry.registerEventListener(self._note, "object:state-changed:focused")
        pyatspi.Registry.registerEventListener(self._hear, "object:announcement")
        self.node = wait_for("the program on the accessibility bus", self._find)
        self.frame = wait_for("the window", lambda: self.window(containing="Typeladder"))
        self.identifier = wait_for(
            "the window on the screen",
            lambda: xdotool(
                "search", "--onlyvisible", "--pid", self.process.pid, "--name", "Typeladder"
            ).split()[-1],
        )
        xdotool("windowactivate", "--sync", self.identifier)
        # GTK starts with its first button, before the window moves the focus.
        if size:
            self.resize(*size)
        wait_for("the first focus", lambda: spoken(self.focused()).startswith(begins_with))

    def _find(self):
        for program in pyatspi.Registry.getDesktop(0):
            if program is not None and program.get_process_id() == self.process.pid:
                return program
        return None

    def _note(self, event):
        if event.detail1 == 1 and event.host_application == self.node:
            self.focus = event.source
            self.focus_time = time.monotonic()

    def _hear(self, event):
        if event.host_application == self.node:
            self.announced.append(event.any_data)

    def hears(self, words):
        """Whether a screen reader was told something: announced, or before GTK 4.14, described at the focus."""
        return words in self.announced or self.focused().description == words

    def close(self):
        """Ends the program, whatever it is asking."""
        pyatspi.Registry.deregisterEventListener(self._note, "object:state-changed:focused")
        pyatspi.Registry.deregisterEventListener(self._hear, "object:announcement")
        status = self.process.poll()
        if status is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.state.cleanup()
        if status:
            raise AssertionError(f"the program ended by itself, with status {status}")

    # The content of the window

    def window(self, name=None, containing=None):
        """A window of the program by its title."""
        for window in self.node:
            if window is None:
                continue
            if name is not None and window.name == name:
                return window
            if containing is not None and containing in window.name:
                return window
        return None

    def turn_to(self, title):
        """Goes on in another window of the program, by a part of its title."""
        self.frame = wait_for(f"the window {title!r}", lambda: self.window(containing=title))
        self.identifier = wait_for(
            "it on the screen",
            lambda: xdotool(
                "search", "--all", "--onlyvisible", "--pid", self.process.pid, "--name", re.escape(title)
            ).split()[-1],
        )
        xdotool("windowactivate", "--sync", self.identifier)
        wait_for("its turn", lambda: self.active_window() == self.frame)

    def active_window(self):
        """The window that keys go to."""
        for window in self.node:
            if window is not None and window.getState().contains(pyatspi.STATE_ACTIVE):
                return window
        return None

    def focused(self):
        """What has the keyboard focus now."""
        pump()
        if self.focus is not None:
            try:
                if self.focus.getState().contains(pyatspi.STATE_FOCUSED):
                    return self.focus
            except Exception:  # it is gone
                pass
        for window in self.node:
            for node in descendants(window) if window is not None else ():
                if node.getState().contains(pyatspi.STATE_FOCUSED):
                    self.focus = node
                    return node
        return None

    # The hand

    def press(self, *keys):
        """Presses keys one after the other, as xdotool names them."""
        for key in keys:
            xdotool("key", key)
            pump(0.03)

    def type(self, text):
        """Types a text."""
        xdotool("type", "--delay", 20, text)
        pump(0.05)

    def step(self, key, patience=4.0):
        """Presses a key that should move the focus, and returns where it came to rest."""
        before, began = self.focused(), time.monotonic()
        xdotool("key", key)
        while time.monotonic() - began < patience:
            pump(0.02)
            now = time.monotonic()
            if self.focus_time > began and now - self.focus_time > QUIET:
                break
        after = self.focused()
        return after if after is not None else before

    def step_to(self, key, beginning, most=60):
        """Presses a key until the name of what has the focus begins so, and returns it."""
        met = []
        for _ in range(most):
            node = self.step(key)
            met.append(spoken(node))
            if met[-1].startswith(beginning):
                return node
        raise AssertionError(f"{key} never came to {beginning!r}, but to {met}")

    def show_all_styles(self):
        """Clicks the button that shows the text styles the screen does not use."""
        button = wait_for("the button", lambda: find(self.frame, containing=" Unused Style"))
        while not find(self.frame, name="Hide Unused Styles"):
            self.step_to("Tab", button.name)
            self.press("space")
            pump(0.3)

    def open_path(self, path):
        """Types a path into the file dialog that has the focus, and opens it."""
        dialog = self.active_window()
        self.press("ctrl+l")
        # GTK completes a name when it has no other work. If the next folder has begun by then, its list of names is
        # gone, and GTK prints a warning (docs/workarounds.md).
        for name in re.findall("/[^/]*", path):
            self.type(name)
            self.active_window()  # an answer comes after the keys before it
            pump(0.3)
        # GTK 4.18 completes the path in the meantime, and Return selects the file before it opens it.
        self.press("shift+End", "Delete", "Return")
        pump(1)
        if self.active_window() == dialog:
            self.press("Return")

    def point(self, node):
        """Moves the pointer to the middle of something."""
        left, top, right, bottom = bounds(node)
        self.point_at((left + right) / 2, (top + bottom) / 2)

    def point_at(self, x, y):
        """Moves the pointer to a place in the window."""
        left, top = self.origin()
        move_pointer(left + x, top + y)

    def origin(self):
        """Where the content of the window begins on the screen."""
        lines = xdotool("getwindowgeometry", "--shell", self.identifier).splitlines()
        place = dict(line.split("=") for line in lines)
        return int(place["X"]), int(place["Y"])

    def click(self, node):
        """Clicks on the middle of something."""
        left, top, right, bottom = bounds(node)
        self.click_at((left + right) / 2, (top + bottom) / 2)

    def click_in_popover(self, node):
        """Clicks on the middle of something in a popover, which is a window of its own on the screen."""
        (x, y), (left, top, right, bottom) = self.popover_origin(node), bounds(node)
        move_pointer(x + (left + right) / 2, y + (top + bottom) / 2)
        xdotool("click", 1)
        pump(0.1)

    def popover_origin(self, node):
        """Where on the screen the places that a node of a popover is said to have begin."""
        identifiers = xdotool("search", "--onlyvisible", "--pid", self.process.pid, "").split()
        shown = {}
        for identifier in identifiers:
            lines = xdotool("getwindowgeometry", "--shell", identifier).splitlines()
            place = {key: int(value) for key, value in (line.split("=") for line in lines)}
            shown[place["WIDTH"], place["HEIGHT"]] = place["X"], place["Y"]
        # It is the only window of the popover's size.
        while node.getRole() != pyatspi.ROLE_FRAME:
            try:
                left, top, right, bottom = bounds(node)
            except NotImplementedError:  # a page of a stack has no place
                left, top, right, bottom = 0, 0, 0, 0
            if (right - left, bottom - top) in shown:
                x, y = shown[right - left, bottom - top]
                return x - left, y - top
            node = node.parent
        raise AssertionError("no popover on the screen has this size")

    def click_at(self, x, y):
        """Clicks on a place in the window."""
        self.point_at(x, y)
        xdotool("click", 1)
        pump(0.1)

    def double_click(self, probe):
        """Clicks twice where the pointer is, and returns what comes of it.

        GTK counts clicks by a timer of its own. On a busy machine the two come too late for it, or too early
        after those before, and a hand clicks again.
        """
        for pause in (1, 3, 10):
            pump(pause)  # or the next click were one more of those before
            xdotool("click", "--repeat", 2, "--delay", 50, 1)
            try:
                return wait_for("what a double click does", probe, patience=100)
            except AssertionError:
                if pause == 10:
                    raise

    def drag(self, start, end):
        """Drags from one place in the window to another, on the way as a hand does."""
        steps = 12
        self.point_at(*start)
        xdotool("mousedown", 1)
        for step in range(1, steps + 1):
            along = step / steps
            self.point_at(*(a + (b - a) * along for a, b in zip(start, end)))
        xdotool("mouseup", 1)
        pump(0.1)

    def hold(self, key, action):
        """Does something while a key is held."""
        xdotool("keydown", key)
        try:
            action()
        finally:
            xdotool("keyup", key)
            pump(0.1)

    def resize(self, width, height):
        """Makes the window another size."""
        xdotool("windowsize", "--sync", self.identifier, width, height)
        pump(0.5)

    def wheel(self, notches):
        """Turns the wheel by notches, up if they are positive."""
        for _ in range(abs(notches)):
            xdotool("click", 4 if notches > 0 else 5)
            pump(0.05)
        pump(0.2)


class DeskTest(unittest.TestCase):
    """A test at the desk; the window manager runs as long as the test."""

    @classmethod
    def setUpClass(cls):
        cls.manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        wait_for(
            "the window manager",
            lambda: subprocess.run(
                ["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], capture_output=True, text=True
            ).stdout.count("window id"),
        )

    @classmethod
    def tearDownClass(cls):
        cls.manager.terminate()
        cls.manager.wait()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def theme(self, text=BODY, name="Fonts.typeladder-theme"):
        """A theme in a folder of its own, by its path."""
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def start(self, files=(), size=None, **options):
        """Starts the program, until the test ends."""
        program = Program(files, size, **options)
        self.addCleanup(program.close)
        return program

    def drop(self, program, *paths):
        """Drags files out of another program's window and drops them on the list."""
        self.drag(program, *paths)
        xdotool("mouseup", 1)

    def drag(self, program, *paths):
        """Drags files out of another program's window and holds them over the list."""
        command = [sys.executable, HERE / "drag_source.py", *paths]
        source = subprocess.Popen(command)
        self.addCleanup(source.wait)
        self.addCleanup(source.terminate)
        window = wait_for(
            "the window to drag from",
            lambda: xdotool("search", "--onlyvisible", "--pid", source.pid, "--name", "Drag"),
        )
        xdotool("windowmove", "--sync", window, 1300, 20)
        pump(0.5)
        xdotool("mousemove", "--sync", 1400, 140)
        xdotool("mousedown", 1)
        left, top = program.origin()
        box = bounds(find(program.frame, role=pyatspi.ROLE_LIST, name="Settings"))
        goal = left + (box[0] + box[2]) / 2, top + (box[1] + box[3]) / 2
        for step in range(1, 21):
            x, y = (a + (b - a) * step / 20 for a, b in zip((1400, 140), goal))
            xdotool("mousemove", "--sync", round(x), round(y))
            pump(0.03)
        pump(0.3)
