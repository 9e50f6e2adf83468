// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import Syntax
import Workspace

/// A window that shows which typography token becomes the font of which text style and why, to be
/// changed or confirmed.
final class TokenDialog {
    /// The window itself.
    let window: ApplicationWindow
    /// The tokens, mapped as it shows.
    private(set) var tokens: TokenSource
    /// The choice of each token that is listed.
    private(set) var rows: [TokenRow] = []
    let cancelButton = Button("_Cancel")
    let importButton = Button("_Import")
    private let messages = Box(.vertical, spacing: 12)
    private let title = WindowTitle(title: "Import Design Tokens")
    private let answer: (TokenSource) -> Void

    /// Every row is there, seen or not; files of thousands of tokens are mapped by command line.
    private static let limit = 150

    /// Opens the window in front of another.
    ///
    /// - Parameter answer: called with the tokens once they are to be imported.
    static func present(
        _ tokens: TokenSource, over parent: Window, in application: Application,
        _ answer: @escaping (TokenSource) -> Void
    ) -> TokenDialog {
        let dialog = TokenDialog(tokens, over: parent, in: application, answer)
        dialog.window.keepUntilClosed(dialog)
        dialog.window.present()
        dialog.importButton.grabFocus()
        return dialog
    }

    private init(
        _ tokens: TokenSource, over parent: Window, in application: Application,
        _ answer: @escaping (TokenSource) -> Void
    ) {
        self.tokens = tokens
        self.answer = answer
        window = ApplicationWindow(
            application, title: "Import Design Tokens", width: 600, height: 640, over: parent)
        build()
        reload()
    }

    // MARK: - Building

    private func build() {
        window.closeOnEscape()
        let header = HeaderBar()
        header.showsStartButtons = false
        header.showsEndButtons = false
        importButton.addCssClass("suggested-action")
        header.titleWidget = title
        header.packStart(cancelButton)
        header.packEnd(importButton)
        let column = Box(.vertical, spacing: 24, [makeList(), messages])
        column.setMargins(18)
        let scrolled = ScrolledWindow(column)
        scrolled.horizontalPolicy = .never
        scrolled.expandsVertically = true
        window.content = Box(.vertical, [header, scrolled])
        cancelButton.onClicked { [weak self] in self?.window.close() }
        importButton.onClicked { [weak self] in self?.confirm() }
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
            title: "Typography Tokens",
            description: "Each becomes the font of one text style, or is not used."
                + (shown.count == all.count
                    ? "" : " \(all.count - shown.count) more are not used and not listed."))
        for entry in shown {
            guard let token = tokens.file.token(at: entry.token) else { continue }
            let row = TokenRow(token) { [weak self] in self?.choose($0, for: entry.token) }
            list.add(row.item)
            rows.append(row)
        }
        return list
    }

    // MARK: - Choosing

    private func choose(_ style: TextStyle?, for token: String) {
        guard tokens.mapping.assign(token, to: style) else { return }
        reload()
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
        title.subtitle =
            "\(tokens.path.displayName) · \(count) of \(TextStyle.allCases.count) text styles"
        importButton.isSensitive = count > 0
        listMessages()
    }

    /// A message where there is only one file.
    private static func words(for message: Diagnostic) -> String {
        message.position.map { "Line \($0.line): \(message.message)" } ?? message.message
    }

    private func listMessages() {
        messages.children.forEach(messages.remove)
        let all = tokens.diagnostics + tokens.theme.diagnostics
        messages.isVisible = !all.isEmpty
        let heading = Label("What Does Not Carry Over")
        heading.addCssClass("heading")
        heading.xAlignment = 0
        messages.append(heading)
        let entries = all.map { MessagesWindow.entry($0, words: Self.words(for: $0)) }
        messages.append(MessagesWindow.list(entries, label: heading.text))
    }
}
