// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// The names are short, and the messages are literals, so that xgettext finds them (keywords tr, trn:1,2 and
// trc:1c,2). A message is a complete sentence. It has arguments by number, such as %1$s, so that a translation
// can reorder them. %% is a percent sign in a message with arguments.

/// A message for people, in the language of the program (gettext's `gettext`).
package func tr(_ message: String, _ arguments: String...) -> String {
    Catalog.current.translate(MessageKey(message)).formatted(arguments)
}

/// A message with a context, which distinguishes it from messages with the same English (`pgettext`).
package func trc(_ context: String, _ message: String, _ arguments: String...) -> String {
    Catalog.current.translate(MessageKey(message, context: context)).formatted(arguments)
}

/// A message about a number of things. The number is the argument `%1$s`; others follow (`ngettext`).
package func trn(
    _ singular: String, _ plural: String, _ count: Int, _ arguments: String...
) -> String {
    Catalog.current.translate(MessageKey(singular, plural: plural, count: count))
        .formatted(["\(count)"] + arguments)
}

/// A message in English, as in the sources.
package struct MessageKey: Hashable, Sendable {
    /// The message, or its singular if it has a plural.
    package let text: String
    package let plural: String?
    /// The number of things in the message; 1 without a plural.
    package let count: Int
    package let context: String?

    init(_ text: String, plural: String? = nil, count: Int = 1, context: String? = nil) {
        (self.text, self.plural, self.count, self.context) = (text, plural, count, context)
    }

    /// The message in English.
    package var english: String { count == 1 ? text : plural ?? text }
}

/// The translations of a program, and its style of numbers.
///
/// The default is English. The command line stays English, because scripts read its output.
package struct Catalog: Sendable {
    /// Translates a message; returns its English if it has no translation.
    let translate: @Sendable (MessageKey) -> String
    /// The style of numbers.
    package let numbers: NumberStyle

    package init(
        numbers: NumberStyle = .exact, _ translate: @escaping @Sendable (MessageKey) -> String
    ) {
        (self.numbers, self.translate) = (numbers, translate)
    }

    /// The catalog of the program. It is set once, before threads start, because threads make findings.
    package nonisolated(unsafe) static var current = Catalog { $0.english }
}

extension String {
    /// This translation with the arguments for `%1$s`, `%2$s`, and so on.
    func formatted(_ arguments: [String]) -> String {
        guard !arguments.isEmpty else { return self }
        var result = ""
        var rest = self[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let end = rest[digits.endIndex...]
            if let number = Int(digits), arguments.indices.contains(number - 1),
                end.hasPrefix("$s")
            {
                result += arguments[number - 1]
                rest = end.dropFirst(2)
            } else {
                result += "%"
            }
        }
        return result + rest
    }
}
