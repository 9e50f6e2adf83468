// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The keyboard shortcuts, for GTK and for the shortcuts window.
enum Shortcuts {
    /// The keys of actions that the list and text entries handle themselves, for menus and the shortcuts window.
    static let ofWidgets = [
        "win.undo": "<Control>z", "win.redo": "<Control><Shift>z", "win.edit-text": "Return",
        "win.type-properties": "<Alt>Return", "win.add-row": "<Control>Return",
        "win.add-section": "<Control><Shift>Return", "win.duplicate": "<Control>d",
        "win.remove-selection": "Delete", "win.move-up": "<Alt>Up", "win.move-down": "<Alt>Down",
        "win.move-to-start": "<Alt>Home", "win.move-to-end": "<Alt>End",
    ]

    private static func keys(of actions: String...) -> [String] {
        actions.compactMap { ofWidgets[$0] }
    }

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
            .keys(trc("appearance", "Dark"), ["<Control><Shift>d"], "win.dark"),
            .keys(tr("Increase contrast"), ["<Control><Shift>i"], "win.increase-contrast"),
            .keys(tr("Bold text"), ["<Control>b"]),
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
            .keys(tr("New screen"), ["<Control><Shift>n"], "win.new-screen"),
            .keys(tr("Save the theme and the screen"), ["<Control>s"], "win.save"),
            .keys(
                tr("Save the theme, or the screen if a part of it is selected, under another name"),
                ["<Control><Shift>s"],
                "win.save-selected-as"),
        ],
        tr("Editing"): [
            .keys(tr("Undo"), keys(of: "win.undo")),
            .keys(tr("Redo"), keys(of: "win.redo")),
            .keys(
                tr(
                    """
                    Copy the size and font of the focused text style (or the text size and the \
                    size of Body, if no text style is focused)
                    """), ["<Control>c"]),
            .keys(tr("Edit the text of the focused element"), ["F2"]),
            .gesture(tr("Edit a text"), tr("Double-click the text in the list")),
        ],
        tr("Editing a Screen"): [
            .keys(tr("Edit the text of the selected element"), keys(of: "win.edit-text")),
            .keys(tr("Type properties of the selected element"), keys(of: "win.type-properties")),
            .keys(tr("Keep the text, and go on with a new row"), keys(of: "win.add-row")),
            .keys(tr("Add a row like the selected one"), keys(of: "win.add-row")),
            .keys(tr("Add a section"), keys(of: "win.add-section")),
            .keys(tr("Add something else"), ["Insert"]),
            .keys(tr("Duplicate"), keys(of: "win.duplicate")),
            .keys(tr("Remove"), keys(of: "win.remove-selection") + ["BackSpace"]),
            .keys(tr("Move up or down"), keys(of: "win.move-up", "win.move-down")),
            .keys(
                tr("Move to the start or end of the section"),
                keys(of: "win.move-to-start", "win.move-to-end")),
            .keys(
                tr("Move to the previous or next section"), ["<Alt>Page_Up", "<Alt>Page_Down"]),
            .keys(tr("Turn a switch on or off"), ["space"]),
            .keys(tr("Menu of the selected elements"), ["Menu", "<Shift>F10"]),
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
            .keys(tr("Select more rows"), ["<Shift>Up", "<Shift>Down"]),
            .keys(tr("Add the focused element to the selection, or remove it"), ["<Control>space"]),
            .keys(tr("All rows of the section, then of the screen"), ["<Control>a"]),
            .keys(tr("Next text of the selected element"), ["Tab"]),
            .keys(
                tr("From the text to its row, to the section, and to no selection"), ["Escape"]),
            .keys(tr("Redlines of the selection"), ["<Control>i"]),
        ],
        tr("Window"): [
            .keys(tr("Sidebar"), ["F9"], "win.sidebar"),
            .keys(
                tr("From the list to the fields of the selection, and back"), ["F6"],
                "win.switch-panes"),
            .keys(tr("Findings"), ["<Control><Shift>a"], "win.findings"),
            .keys(tr("Fonts"), ["<Control><Shift>f"], "win.fonts"),
            .keys(tr("Main menu"), ["F10"]),
            .keys(tr("Help"), ["F1"], "win.help"),
            .keys(tr("Keyboard shortcuts"), ["<Control>question"], "win.show-help-overlay"),
            .keys(tr("Close"), ["<Control>w"], "win.close"),
            .keys(tr("Quit"), ["<Control>q"], "win.quit"),
        ],
    ]

    /// The actions of Control with a letter that text entries get first: an accelerator would come before the focused
    /// widget.
    static let behindTextEntries = [
        "b": "win.bold-text", "d": "win.duplicate", "i": "win.measure",
    ]

    /// Sets the accelerators of all windows.
    static func setAccelerators(of application: Application) {
        for case .keys(_, let keys, let action?) in groups.flatMap(\.value) {
            application.setAccelerators(keys, for: action)
        }
    }
}
