// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension SwiftProblem {
    package var message: String {
        switch self {
        case .foreignContainer(let name):
            // Translators: %1$s is the name of a SwiftUI view.
            tr(
                "%1$s is not in this folder, so only its content is shown. To show all of it, open the folder that has it.",
                name)
        case .foreignRow(let name):
            // Translators: %1$s is the name of a SwiftUI view.
            tr(
                "%1$s is not in this folder, so its texts are shown as a row. To show it as it is, open the folder that has it.",
                name)
        case .undrawable(let name):
            // Translators: %1$s is the name of a SwiftUI view.
            tr("%1$s cannot be drawn, so a placeholder is shown. It is never checked.", name)
        case .unknownContent(let text):
            // Translators: %1$s is source code.
            tr(
                "What “%1$s” shows is not in this folder, so a placeholder is shown. To show it, open the folder that has it.",
                text)
        case .endless(let name):
            // Translators: %1$s is the name of a SwiftUI view.
            tr(
                "%1$s contains itself without an end that the source shows, so a placeholder is shown.",
                name)
        case .unknownModifier(let name):
            // Translators: %1$s is the name of a SwiftUI modifier.
            tr(
                "The modifier %1$s is not in this folder, so the view is shown without it. To apply it, open the folder that has it.",
                name)
        case .unknownFont(let text):
            // Translators: %1$s is source code.
            tr(
                "The font “%1$s” is not in this folder, so the text has the font of its text style.",
                text)
        case .noTable:
            tr("This is a scroll view and no list, so its content is shown as rows.")
        case .noScreen:
            tr(
                "No view in this file has content to show. Open a file with a view that has a List or a Form."
            )
        case .noSuchView(let name, let others):
            // Translators: %1$s is the name of a SwiftUI view, %2$s is a list of names.
            others.isEmpty
                ? tr("There is no view %1$s in this file, and no other one.", name)
                : tr("There is no view %1$s in this file. It has: %2$s.", name, listed(others))
        case .tooLong:
            tr("The screen has more than 10,000 views. Only the first of them are shown.")
        case .syntax(let message):
            // Translators: %1$s is a message of the Swift parser, in English.
            tr("Syntax error: %1$s. What could be read is shown.", message)
        }
    }
}
