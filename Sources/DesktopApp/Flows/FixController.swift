// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Words
import Workspace

/// The fixes of the mistakes that messages name, as steps of the open theme, or of one that could not be opened
/// before.
final class FixController {
    /// Whose messages they are.
    weak var window: MainWindow?
    private let page: Page
    private let windows: Windows
    private let questions: Questions

    /// The fixing of what a window has open.
    init(_ page: Page, among windows: Windows, _ questions: Questions) {
        (self.page, self.windows, self.questions) = (page, windows, questions)
    }

    /// Makes a change, or says why it cannot be made.
    func perform(_ fixing: FixAction) {
        switch fixing {
        case .step(let fix): questions.attempt { try page.theme.fix(by: fix) }
        case .project(let edit):
            questions.attempt {
                try page.project.fix(by: edit)
                page.reloadProject()
            }
        case .opening(let theme):
            questions.attempt { if let window { try windows.open(theme, from: window) } }
        }
    }

    /// A button that fixes; screen readers and the pointer learn what it does.
    func button(for fixing: FixAction) -> Button {
        let button = Button(tr("Fix"))
        Self.name(button, fixing.words)
        button.verticalAlignment = .center
        button.onClicked { [weak self] in self?.perform(fixing) }
        return button
    }

    /// Names a button by what it fixes.
    static func name(_ button: Button, _ words: String) {
        button.tooltip = words
        button.setAccessibleLabel(tr("Fix: %1$s", words))
    }
}
