// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import DynamicType
import GtkKit
import Syntax
import Words

/// The row of a typography token, with a choice of its text style.
final class TokenRow {
    let item: ActionRow
    let token: TypographyToken
    /// The choice: first "not used", then the styles in order.
    let choice: Choice<TextStyle?>

    /// A row of a token.
    ///
    /// - Parameter chosen: called with each style that the user chooses.
    init(_ token: TypographyToken, _ chosen: @escaping (TextStyle?) -> Void) {
        self.token = token
        choice = Choice(
            // Translators: %1$s is the name of a design token
            tr("Text style of %1$s", token.path), none: trc("token", "Not Used"),
            TextStyle.allCases.map { ($0.displayName, $0) })
        item = ActionRow(title: token.path, control: choice)
        item.titleLines = 0
        item.subtitleLines = 0
        choice.minimumWidth = 130
        choice.onChosen(chosen)
    }

    func display(_ entry: TokenMapping.Entry) {
        choice.select(entry.style)
        let subtitle = "\(face)\n\(entry.explanation.message)"
        if item.subtitle != subtitle { item.subtitle = subtitle }
    }

    private var face: String {
        "\(token.traits.family) \(token.traits.styleName), \(token.fontSize.points)"
    }
}
