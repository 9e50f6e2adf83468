// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import GtkKit
import Syntax
import Words
import Workspace

/// The choice of token themes: a row with a menu for each group of themes, or for each modifier of a resolver document.
final class TokenThemePicker {
    /// The list to put into a window; hidden without choices.
    let widget = ListBox(selects: false)
    /// Called after each choice, with the contexts of all modifiers.
    var onChosen: ([String: String]) -> Void = { _ in }
    /// The choices of the modifiers, in the same order.
    private(set) var choices: [Choice<String>] = []
    private var modifiers: [TokenModifier] = []
    private var contexts: [String: String] = [:]

    /// The maximum number of characters of a name. Longer names would make the sidebar wider than its numbers need.
    private static let longestName = 28

    init() {
        widget.setAccessibleLabel(tr("Themes of the design tokens"))
        widget.isVisible = false
    }

    /// Shows the token themes; nothing without tokens.
    func show(_ tokens: TokenSource?) {
        let modifiers = (tokens?.modifiers ?? []).filter { $0.contexts.count > 1 }
        contexts = tokens?.contexts ?? [:]
        if modifiers != self.modifiers { build(modifiers) }
        for (modifier, choice) in zip(modifiers, choices) {
            if let context = contexts[modifier.name] { choice.select(context) }
        }
        widget.isVisible = !modifiers.isEmpty
    }

    private func build(_ modifiers: [TokenModifier]) {
        widget.removeAll()
        self.modifiers = modifiers
        choices = modifiers.map { modifier in
            let choice = Choice(
                // Translators: %1$s is the name of a group of themes
                tr("Theme of %1$s", modifier.name.glance),
                modifier.contexts.map { (Phrases.shortened($0, to: Self.longestName), $0) })
            choice.onChosen { [weak self] context in
                guard let self else { return }
                onChosen(contexts.merging([modifier.name: context]) { $1 })
            }
            widget.append(
                ActionRow(title: modifier.name.glance, control: choice))
            return choice
        }
    }
}
