// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Workspace

/// The keyboard shortcuts, for GTK and for the shortcuts window.
enum Shortcuts {
    /// The groups of the shortcuts window.
    static let groups: KeyValuePairs<String, [ShortcutsWindow.Shortcut]> = [
        "Text Size": [
            .keys("Larger", ["<Control>plus", "<Control>equal", "<Control>KP_Add"], "win.larger"),
            .keys("Smaller", ["<Control>minus", "<Control>KP_Subtract"], "win.smaller"),
            .keys(
                "Large, as on a new device", ["<Control>0", "<Control>KP_0"], "win.default-size"),
            .gesture("Larger and smaller", "Ctrl and the wheel over the list"),
        ],
        "Views": [
            .keys("One size", ["<Control>1", "<Control>KP_1"], "win.view('single')"),
            .keys(
                "All sizes beside each other", ["<Control>2", "<Control>KP_2"],
                "win.view('ladder')"),
            .keys("Comparison of two", ["<Control>3", "<Control>KP_3"], "win.view('comparison')"),
            .keys("Where it first breaks", ["<Control>4", "<Control>KP_4"], "win.view('breaks')"),
            .keys("The other of two, while held", ["b"]),
        ],
        "Zoom": [
            .keys(
                "In; also the wheel with Alt", ["<Alt>plus", "<Alt>equal", "<Alt>KP_Add"],
                "win.zoom-in"),
            .keys("Out", ["<Alt>minus", "<Alt>KP_Subtract"], "win.zoom-out"),
            .keys("Actual size", ["<Alt>1", "<Alt>KP_1"], "win.zoom-actual"),
            .keys("Best fit", ["<Alt>0", "<Alt>KP_0"], "win.zoom-fit"),
        ],
        "Device and Settings": [
            .keys("Dark", ["<Control>d"], "win.dark"),
            .keys("Increase contrast", ["<Control><Shift>i"], "win.increase-contrast"),
            .keys("Bold text", ["<Control>b"], "win.bold-text"),
            .keys("Landscape", ["<Control>r"], "win.landscape"),
            .keys("Right to left", ["<Control><Shift>r"], "win.right-to-left"),
        ],
        "Pictures": [
            .keys("Copy this size", ["<Control><Shift>c"], "win.copy-picture('size')"),
            .keys("Save this size", ["<Control><Shift>p"], "win.save-picture('size')"),
        ],
        "Files": [
            .keys("New theme", ["<Control>n"], "win.new-theme"),
            .keys("Open a theme", ["<Control>o"], "win.open-theme"),
            .keys("Open a screen", ["<Control><Shift>o"], "win.open-screen"),
            .keys("Save the theme", ["<Control>s"], "win.save"),
            .keys("Save the theme under another name", ["<Control><Shift>s"], "win.save-as"),
        ],
        "Editing": [
            .keys("Undo", ["<Control>z"]),
            .keys("Redo", ["<Control><Shift>z"]),
            .keys("Copy the figures of a text style or the text size", ["<Control>c"]),
            .keys("Type over the focused item’s text", ["F2"]),
            .gesture("Type over a text", "Double click on it in the list"),
        ],
        "List": [
            .keys("Next item", ["Down"]),
            .keys("Previous item", ["Up"]),
            .keys("First item", ["Home"]),
            .keys("Last item", ["End"]),
            .keys("Page down", ["Page_Down"]),
            .keys("Page up", ["Page_Up"]),
        ],
        "Inspector": [
            .keys("Inspect elements", ["<Control>i"], "win.inspect"),
            .keys("Next element", ["Down"]),
            .keys("Into its texts", ["Tab"]),
            .keys("Back, and out of the inspector", ["Escape"]),
        ],
        "Window": [
            .keys("Text styles", ["F9"], "win.sidebar"),
            .keys("Findings", ["<Control><Shift>a"], "win.findings"),
            .keys("Fonts", ["<Control><Shift>f"], "win.fonts"),
            .keys("Main menu", ["F10"]),
            .keys("Help", ["F1"], "win.help"),
            .keys("Keyboard shortcuts", ["<Control>question"], "win.show-help-overlay"),
            .keys("Close", ["<Control>w"], "win.close"),
            .keys("Quit", ["<Control>q"], "win.quit"),
        ],
    ]

    /// Sets the accelerators of all windows.
    static func setAccelerators(of application: Application) {
        for case .keys(_, let keys, let action?) in groups.flatMap(\.value) {
            application.setAccelerators(keys, for: action)
        }
    }
}
