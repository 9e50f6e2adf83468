// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Syntax
import Workspace

/// FixAction the mistakes that messages speak of, as steps of the open theme, or of one that could not be opened
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
        case .step(let fix):
            do throws(EditFailure) {
                try page.theme.fix(by: fix)
            } catch {
                questions.say(error.message)
            }
        case .project(let edit):
            do {
                try page.project.fix(by: edit)
                page.reloadProject()
            } catch {
                questions.say("\(error)".capitalizedFirst)
            }
        case .opening(let theme): open(theme)
        }
    }

    /// Opens a theme without its mistakes: here if nothing is lost, else in a window of its own.
    private func open(_ theme: FixedTheme) {
        guard let window else { return }
        do throws(StartFailure) {
            try windows.open(theme, from: window)
        } catch {
            questions.say(error.description)
        }
    }

    /// A button that fixes; screen readers and the pointer learn what it does.
    func button(for fixing: FixAction) -> Button {
        let button = Button("Fix")
        Self.name(button, fixing.words)
        button.verticalAlignment = .center
        button.onClicked { [weak self] in self?.perform(fixing) }
        return button
    }

    /// Names a button by what it fixes.
    static func name(_ button: Button, _ words: String) {
        button.tooltip = words
        button.setAccessibleLabel("Fix: \(words)")
    }
}
