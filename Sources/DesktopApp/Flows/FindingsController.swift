// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import GtkKit
import LayoutEngine
import Syntax
import Words
import Workspace

/// The actions on the findings of a window: show the element, fix, ignore.
final class FindingsController {
    /// Reveals an item of the list.
    var reveal: (ItemID) -> Void = { _ in }
    /// Reveals a text style; for nil, the theme's other values.
    var revealStyle: (TextStyle?) -> Void = { _ in }
    /// Says a sentence to screen readers.
    var announce: (String) -> Void = { _ in }
    private let page: Page
    private let questions: Questions

    /// A controller for the findings of a window's documents.
    init(_ page: Page, _ questions: Questions) {
        (self.page, self.questions) = (page, questions)
    }

    /// Shows the element of a finding, at a category and the width of the finding.
    func go(to finding: Finding) {
        let preview = page.preview
        if !finding.categories.contains(CategorySet(preview.category)) {
            preview.category = finding.from
        }
        if finding.width > 0 { preview.environment.setTableWidth(finding.width) }
        switch finding.element {
        case .item(let id): reveal(id)
        case .style(let style): revealStyle(style)
        case .theme: revealStyle(nil)
        case .screen, .bar: break
        }
    }

    // MARK: - Fixing

    /// Whether a change of one value fixes a finding.
    func canFix(_ finding: Finding) -> Bool {
        switch finding.fix?.file {
        case .theme, .screen: true
        case nil: finding.rule == .unusedException && canIgnore
        }
    }

    /// Fixes a finding as a step of the undo history.
    func fix(_ finding: Finding) {
        if finding.rule == .unusedException, let number = finding.part {
            return change(tr("Remove Exception")) { try $0.remove(number) }
        }
        guard let fix = finding.fix else { return }
        let isFixed = questions.attempt {
            switch fix.file {
            case .theme: try page.theme.fix(by: .edit(fix.edit))
            case .screen: try page.fixScreen(by: .edit(fix.edit))
            }
        }
        if isFixed { announce(tr("Fixed: %1$s", finding.message)) }
    }

    // MARK: - Ignoring

    /// Whether a project file can be written: only next to a screen that is not bundled.
    var canIgnore: Bool { canChangeFiles }

    /// Whether the files belong to the user: bundled files belong to the program.
    private var canChangeFiles: Bool {
        page.screen.path.map { !page.resources.contains($0) } ?? false
    }

    /// Asks for the reason and the last day of an exception for a finding, and adds it to the project.
    func ignore(_ finding: Finding) {
        let form = IgnoreForm(finding)
        questions.ask(
            tr("Ignore This Finding?"),
            tr(
                "The finding and your reason are saved in %1$s, in the folder of the screen.",
                Project.fileName),
            filling: form,
            [("cancel", tr("_Cancel"), .normal), ("ignore", tr("_Ignore"), .suggested)]
        ) { [weak self] answer in
            guard answer == "ignore", let self,
                let exception = form.exception(for: page.project.screenName)
            else { return }
            change(tr("Ignore Finding")) { try $0.add(exception) }
        }
    }

    /// Removes the exception of a finding, so that the finding counts again.
    func endIgnoring(_ ignored: IgnoredFinding) {
        change(tr("Stop Ignoring")) { try $0.remove(ignored.number) }
    }

    private func change(_ label: String, _ body: (ProjectSession) throws -> FileEdit?) {
        questions.attempt { try page.changeProject(label: label, body) }
    }
}
