// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Words
import Workspace

/// Applies the fixes of messages: as steps of the open documents, or to a file that could not be opened.
final class FixController {
    /// The window that shows the messages.
    weak var window: MainWindow?
    private let page: Page
    private let windows: Windows
    private let questions: Questions

    /// A controller for the fixes of a window's documents.
    init(_ page: Page, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
    }

    /// Applies a fix, or shows why it failed.
    func perform(_ fixing: FixAction) {
        switch fixing {
        case .theme(let fix): questions.attempt { try page.theme.fix(by: fix) }
        case .screen(let fix): questions.attempt { try page.fixScreen(by: fix) }
        case .project(let edit):
            questions.attempt {
                try page.changeProject(label: fixing.words) { try $0.fix(by: edit) }
            }
        case .opening(let file):
            questions.attempt { if let window { try windows.open(file, from: window) } }
        }
    }

    /// A button that applies a fix. Its tooltip and accessible name describe the fix.
    func button(for fixing: FixAction) -> Button {
        let button = Button(tr("Fix"))
        Self.name(button, fixing.words)
        button.verticalAlignment = .center
        button.onClicked { [weak self] in self?.perform(fixing) }
        return button
    }

    /// Sets the tooltip and the accessible name of a button to a description of its fix.
    static func name(_ button: Button, _ words: String) {
        button.tooltip = words
        button.setAccessibleLabel(tr("Fix: %1$s", words))
    }
}
