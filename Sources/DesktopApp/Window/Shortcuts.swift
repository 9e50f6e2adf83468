// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The keyboard shortcuts, for GTK and for the shortcuts window.
enum Shortcuts {
    static let accelerators: [(action: String, keys: [String])] = [
        ("win.larger", ["<Control>plus", "<Control>equal", "<Control>KP_Add"]),
        ("win.smaller", ["<Control>minus", "<Control>KP_Subtract"]),
        ("win.default-size", ["<Control>0", "<Control>KP_0"]),
        ("win.view('single')", ["<Control>1", "<Control>KP_1"]),
        ("win.view('ladder')", ["<Control>2", "<Control>KP_2"]),
        ("win.view('comparison')", ["<Control>3", "<Control>KP_3"]),
        ("win.view('breaks')", ["<Control>4", "<Control>KP_4"]),
        ("win.zoom-in", ["<Alt>plus", "<Alt>equal", "<Alt>KP_Add"]),
        ("win.zoom-out", ["<Alt>minus", "<Alt>KP_Subtract"]),
        ("win.zoom-actual", ["<Alt>1", "<Alt>KP_1"]),
        ("win.zoom-fit", ["<Alt>0", "<Alt>KP_0"]),
        ("win.dark", ["<Control>d"]),
        ("win.increase-contrast", ["<Control><Shift>i"]),
        ("win.bold-text", ["<Control>b"]),
        ("win.landscape", ["<Control>r"]),
        ("win.right-to-left", ["<Control><Shift>r"]),
        ("win.copy-picture('size')", ["<Control><Shift>c"]),
        ("win.save-picture('size')", ["<Control><Shift>p"]),
        ("win.new-theme", ["<Control>n"]),
        ("win.open-theme", ["<Control>o"]),
        ("win.open-screen", ["<Control><Shift>o"]),
        ("win.save", ["<Control>s"]),
        ("win.save-as", ["<Control><Shift>s"]),
        ("win.sidebar", ["F9"]),
        ("win.findings", ["<Control><Shift>a"]),
        ("win.inspect", ["<Control>i"]),
        ("win.fonts", ["<Control><Shift>f"]),
        ("win.help", ["F1"]),
        ("win.show-help-overlay", ["<Control>question"]),
        ("win.close", ["<Control>w"]),
        ("win.quit", ["<Control>q"]),
    ]

    /// The groups of the shortcuts window.
    static let groups = [
        ShortcutsWindow.Group(
            "Text Size",
            [
                ("Larger", "<Control>plus"), ("Smaller", "<Control>minus"),
                ("Large, as on a new device", "<Control>0"),
            ],
            gestures: [
                ("Larger and smaller", "Ctrl and the wheel over the list", "input-mouse-symbolic")
            ]),
        ShortcutsWindow.Group(
            "Views",
            [
                ("One size", "<Control>1"), ("All sizes beside each other", "<Control>2"),
                ("Comparison of two", "<Control>3"), ("Where it first breaks", "<Control>4"),
                ("The other of two, while held", "b"),
            ]),
        ShortcutsWindow.Group(
            "Zoom",
            [
                ("In; also the wheel with Alt", "<Alt>plus"), ("Out", "<Alt>minus"),
                ("Actual size", "<Alt>1"), ("Best fit", "<Alt>0"),
            ]),
        ShortcutsWindow.Group(
            "Device and Settings",
            [
                ("Dark", "<Control>d"), ("Increase contrast", "<Control><Shift>i"),
                ("Bold text", "<Control>b"), ("Landscape", "<Control>r"),
                ("Right to left", "<Control><Shift>r"),
            ]),
        ShortcutsWindow.Group(
            "Pictures",
            [("Copy this size", "<Control><Shift>c"), ("Save this size", "<Control><Shift>p")]),
        ShortcutsWindow.Group(
            "Files",
            [
                ("New theme", "<Control>n"), ("Open a theme", "<Control>o"),
                ("Open a screen", "<Control><Shift>o"), ("Save the theme", "<Control>s"),
                ("Save the theme under another name", "<Control><Shift>s"),
            ]),
        ShortcutsWindow.Group(
            "Editing",
            [
                ("Undo", "<Control>z"), ("Redo", "<Control><Shift>z"),
                ("Copy the figures of a text style or the text size", "<Control>c"),
                ("Type over the focused item’s text", "F2"),
            ],
            gestures: [
                ("Type over a text", "Double click on it in the list", "input-mouse-symbolic")
            ]),
        ShortcutsWindow.Group(
            "List",
            [
                ("Next item", "Down"), ("Previous item", "Up"), ("First item", "Home"),
                ("Last item", "End"), ("Page down", "Page_Down"), ("Page up", "Page_Up"),
            ]),
        ShortcutsWindow.Group(
            "Inspector",
            [
                ("Inspect elements", "<Control>i"), ("Next element", "Down"),
                ("Into its texts", "Tab"), ("Back, and out of the inspector", "Escape"),
            ]),
        ShortcutsWindow.Group(
            "Window",
            [
                ("Text styles", "F9"), ("Findings", "<Control><Shift>a"),
                ("Fonts", "<Control><Shift>f"), ("Main menu", "F10"),
                ("Help", "F1"), ("Keyboard shortcuts", "<Control>question"),
                ("Close", "<Control>w"),
                ("Quit", "<Control>q"),
            ]),
    ]
}

extension MainWindow {
    /// Sets the accelerators of all windows.
    static func setAccelerators(of application: Application) {
        for (action, keys) in Shortcuts.accelerators {
            application.setAccelerators(keys, for: action)
        }
    }
}
