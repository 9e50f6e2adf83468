// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The keyboard shortcuts, for GTK and for the shortcuts window.
enum Shortcuts {
    /// The groups of the shortcuts window.
    static let groups: KeyValuePairs<String, [ShortcutsWindow.Shortcut]> = [
        tr("Text Size"): [
            .keys(
                tr("Larger"), ["<Control>plus", "<Control>equal", "<Control>KP_Add"], "win.larger"),
            .keys(tr("Smaller"), ["<Control>minus", "<Control>KP_Subtract"], "win.smaller"),
            .keys(tr("Default size (L)"), ["<Control>0", "<Control>KP_0"], "win.default-size"),
            .gesture(tr("Larger or smaller"), tr("Scroll over the list while holding Ctrl")),
        ],
        tr("Views"): [
            .keys(tr("One size"), ["<Control>1", "<Control>KP_1"], "win.view('single')"),
            .keys(
                tr("All sizes side by side"), ["<Control>2", "<Control>KP_2"],
                "win.view('ladder')"),
            .keys(
                tr("Comparison of two previews"), ["<Control>3", "<Control>KP_3"],
                "win.view('comparison')"),
            .keys(
                tr("First breaks"), ["<Control>4", "<Control>KP_4"], "win.view('breaks')"),
            .keys(
                tr("All screens of the folder"), ["<Control>5", "<Control>KP_5"], "win.all-screens"),
            // Translators: shows the other side of a comparison while the key is held.
            .keys(tr("In Comparison, show the other side while you hold the key"), ["b"]),
        ],
        tr("Zoom"): [
            .keys(
                tr("Zoom in (or scroll while holding Alt)"),
                ["<Alt>plus", "<Alt>equal", "<Alt>KP_Add"], "win.zoom-in"),
            .keys(tr("Zoom out"), ["<Alt>minus", "<Alt>KP_Subtract"], "win.zoom-out"),
            .keys(tr("Actual size"), ["<Alt>1", "<Alt>KP_1"], "win.zoom-actual"),
            .keys(tr("Best fit"), ["<Alt>0", "<Alt>KP_0"], "win.zoom-fit"),
        ],
        tr("Device and Settings"): [
            .keys(trc("appearance", "Dark"), ["<Control>d"], "win.dark"),
            .keys(tr("Increase contrast"), ["<Control><Shift>i"], "win.increase-contrast"),
            .keys(tr("Bold text"), ["<Control>b"], "win.bold-text"),
            .keys(tr("Landscape"), ["<Control>r"], "win.landscape"),
            .keys(tr("Right to left"), ["<Control><Shift>r"], "win.right-to-left"),
        ],
        tr("Pictures"): [
            .keys(tr("Copy this size"), ["<Control><Shift>c"], "win.copy-picture('size')"),
            .keys(tr("Save this size"), ["<Control><Shift>p"], "win.save-picture('size')"),
        ],
        tr("Files"): [
            .keys(tr("New theme"), ["<Control>n"], "win.new-theme"),
            .keys(tr("Open a theme"), ["<Control>o"], "win.open-theme"),
            .keys(tr("Open a screen"), ["<Control><Shift>o"], "win.open-screen"),
            .keys(tr("Save the theme"), ["<Control>s"], "win.save"),
            .keys(tr("Save the theme under another name"), ["<Control><Shift>s"], "win.save-as"),
        ],
        tr("Editing"): [
            .keys(tr("Undo"), ["<Control>z"]),
            .keys(tr("Redo"), ["<Control><Shift>z"]),
            .keys(
                tr(
                    """
                    Copy the size and font of the focused text style (or the text size and the \
                    size of Body, if no text style is focused)
                    """), ["<Control>c"]),
            .keys(tr("Type new text for the focused element"), ["F2"]),
            .gesture(tr("Type new text"), tr("Double-click the text in the list")),
        ],
        tr("List"): [
            .keys(tr("Next element"), ["Down"]),
            .keys(tr("Previous element"), ["Up"]),
            .keys(tr("First element"), ["Home"]),
            .keys(tr("Last element"), ["End"]),
            .keys(tr("Page down"), ["Page_Down"]),
            .keys(tr("Page up"), ["Page_Up"]),
        ],
        tr("Selection"): [
            .keys(tr("Select the focused element"), ["space"]),
            .keys(tr("First text of the selected element"), ["Return"]),
            .keys(tr("Next text of the selected element"), ["Tab"]),
            .keys(tr("Back to the element of the selected text, or end the selection"), ["Escape"]),
            .keys(tr("Redlines of the selection"), ["<Control>i"], "win.measure"),
        ],
        tr("Window"): [
            .keys(tr("Sidebar"), ["F9"], "win.sidebar"),
            .keys(tr("Findings"), ["<Control><Shift>a"], "win.findings"),
            .keys(tr("Fonts"), ["<Control><Shift>f"], "win.fonts"),
            .keys(tr("Main menu"), ["F10"]),
            .keys(tr("Help"), ["F1"], "win.help"),
            .keys(tr("Keyboard shortcuts"), ["<Control>question"], "win.show-help-overlay"),
            .keys(tr("Close"), ["<Control>w"], "win.close"),
            .keys(tr("Quit"), ["<Control>q"], "win.quit"),
        ],
    ]

    /// Sets the accelerators of all windows.
    static func setAccelerators(of application: Application) {
        for case .keys(_, let keys, let action?) in groups.flatMap(\.value) {
            application.setAccelerators(keys, for: action)
        }
    }
}
