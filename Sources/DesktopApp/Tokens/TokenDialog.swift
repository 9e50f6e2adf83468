// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import DynamicType
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// The dialog in which the user confirms or changes the mapping of typography tokens to text styles.
final class TokenDialog {
    let window: ApplicationWindow
    /// The tokens with the current mapping.
    private(set) var tokens: TokenSource
    /// The rows of the listed tokens.
    private(set) var rows: [TokenRow] = []
    let cancelButton = Button(tr("_Cancel"))
    let importButton = Button(tr("_Import"))
    /// The button that reads all files of the project that contains the tokens.
    let wholeButton = Button(tr("_Use All Files"))
    /// The picker of token themes.
    let themes = TokenThemePicker()
    private let wholeRow = Box(.horizontal, spacing: 12)
    private let wholeNote = Label(start: "")
    private let list = Box(.vertical)
    private let messages = Box(.vertical, spacing: 12)
    private let title = WindowTitle(title: tr("Import Design Tokens"))
    private let answer: (TokenSource) -> Void
    /// The project that contains the tokens; nil if there is none.
    private var whole: TokenOrigin?
    private var search: (any ScheduledWork)?
    /// Reads the tokens of a project.
    private let read: (TokenOrigin) -> TokenSource?

    /// The maximum number of unused tokens in the list, because its rows are not recycled. Larger files can be mapped
    /// on the command line.
    private static let limit = 150

    /// A dialog in front of a window.
    ///
    /// - Parameters:
    ///   - read: reads the tokens of the project that contains a file.
    ///   - answer: called with the tokens when the user imports them.
    init(
        _ tokens: TokenSource, over parent: Window, in application: Application,
        reading read: @escaping (TokenOrigin) -> TokenSource?,
        _ answer: @escaping (TokenSource) -> Void
    ) {
        self.tokens = tokens
        (self.read, self.answer) = (read, answer)
        window = ApplicationWindow(
            application, title: tr("Import Design Tokens"), width: 600, height: 640, over: parent)
        build()
        showTokens()
        window.keepUntilClosed(self)
    }

    func present() {
        window.present()
        importButton.grabFocus()
    }

    // MARK: - Building

    private func build() {
        window.closeOnEscape()
        let header = HeaderBar()
        header.removeWindowButtons()
        importButton.addCssClass("suggested-action")
        header.titleWidget = title
        header.packStart(cancelButton)
        header.packEnd(importButton)
        themes.widget.addCssClass("boxed-list")
        themes.onChosen = { [weak self] in self?.choose($0) }
        buildWholeRow()
        let column = Box(.vertical, spacing: 24, [wholeRow, themes.widget, list, messages])
        column.setMargins(18)
        let scrolled = ScrolledWindow(vertical: column, expands: true)
        window.content = Box(.vertical, [header, scrolled])
        cancelButton.onClicked { [weak self] in self?.window.close() }
        importButton.onClicked { [weak self] in self?.confirm() }
    }

    private func buildWholeRow() {
        wholeButton.onClicked { [weak self] in self?.readWhole() }
        wholeButton.verticalAlignment = .center
        wholeNote.wraps = true
        wholeNote.expandsHorizontally = true
        wholeRow.append(wholeNote)
        wholeRow.append(wholeButton)
    }

    /// Shows the current tokens.
    private func showTokens() {
        searchWhole()
        themes.show(tokens)
        list.children.forEach(list.remove)
        rows = []
        list.append(makeList())
        reload()
    }

    /// Searches for the project of the tokens on another thread, because its files may be large.
    private func searchWhole() {
        wholeRow.isVisible = false
        search?.cancel()
        search = MainLoopScheduler().inBackground { [tokens] in
            tokens.surroundings
        } then: { [weak self] in
            self?.showWhole($0)
        }
    }

    private func showWhole(_ found: TokenOrigin?) {
        whole = found
        wholeRow.isVisible = whole != nil
        wholeNote.text = tr(
            "“%1$s” is part of the design tokens “%2$s”.", tokens.path.displayName,
            whole?.path.displayName ?? "")
    }

    private func makeList() -> PreferencesGroup {
        let all = tokens.mapping.entries
        var remaining = Self.limit
        let shown = all.filter { entry in
            guard entry.style == nil else { return true }
            remaining -= 1
            return remaining >= 0
        }
        let list = PreferencesGroup(
            title: tr("Typography Tokens"), description: Self.words(all.count - shown.count))
        for entry in shown {
            guard let token = tokens.file.token(at: entry.token) else { continue }
            let row = TokenRow(token) { [weak self] in self?.choose($0, for: entry.token) }
            list.add(row.item)
            rows.append(row)
        }
        return list
    }

    /// The description of the list, with the number of tokens that it leaves out.
    private static func words(_ leftOut: Int) -> String {
        let more = trn(
            "%1$s more unused token is not listed.",
            "%1$s more unused tokens are not listed.", leftOut)
        return sentences(
            tr("Assign each token to a text style, or leave it out."), leftOut > 0 ? more : nil)
    }

    // MARK: - Choosing

    private func choose(_ style: TextStyle?, for token: String) {
        guard tokens.mapping.assign(token, to: style) else { return }
        reload()
    }

    private func choose(_ contexts: [String: String]) {
        if let chosen = tokens.choosing(contexts).value { tokens = chosen }
        showTokens()
    }

    private func readWhole() {
        guard let whole, let all = read(whole) else { return }
        tokens = all
        showTokens()
        importButton.grabFocus()
    }

    private func confirm() {
        let tokens = tokens
        window.close()
        answer(tokens)
    }

    private func reload() {
        let entries = Dictionary(
            tokens.mapping.entries.map { ($0.token, $0) }, uniquingKeysWith: { first, _ in first })
        for row in rows {
            if let entry = entries[row.token.path] { row.display(entry) }
        }
        let count = tokens.mapping.entries.count { $0.style != nil }
        // Translators: a file, and how many of all text styles have a token in it.
        title.subtitle = tr(
            "%1$s · %2$s of %3$s text styles", tokens.path.displayName, "\(count)",
            "\(TextStyle.allCases.count)")
        importButton.isSensitive = count > 0
        listMessages()
    }

    /// A message, with its file if there are several files.
    private func words(for message: Diagnostic) -> String {
        guard let line = message.position?.line else { return message.message }
        let isAlone = tokens.file.project.files.count == 1
        // Translators: a place in a file, and a sentence about it.
        return isAlone
            ? tr("Line %1$s: %2$s", "\(line)", message.message)
            : tr(
                "%1$s, line %2$s: %3$s", FilePath(message.file).displayName, "\(line)",
                message.message)
    }

    private func listMessages() {
        messages.children.forEach(messages.remove)
        // The picker above already shows the chosen themes.
        let said = tokens.diagnostics.filter { !TokenProject.saysDefault($0) }
        let all = said + tokens.theme.diagnostics
        messages.isVisible = !all.isEmpty
        let heading = Label(start: tr("Messages"), "heading")
        messages.append(heading)
        let entries = all.map { MessagesWindow.entry($0, words: words(for: $0)) }
        messages.append(MessagesWindow.list(entries, label: heading.text))
    }
}
