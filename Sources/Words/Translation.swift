// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// The names are short, and the messages literals, so that xgettext finds them (keywords tr, trn:1,2 and
// trc:1c,2). A message is a whole sentence: arguments stand in it by number, such as %1$s, so that a
// translation can order them as its language does. %% is a percent sign in a message with arguments.

/// A message for people, in the language of the program (gettext's `gettext`).
package func tr(_ message: String, _ arguments: String...) -> String {
    Catalog.current.translate(MessageKey(message)).formatted(arguments)
}

/// A message that a context tells apart from others of the same English (`pgettext`).
package func trc(_ context: String, _ message: String, _ arguments: String...) -> String {
    Catalog.current.translate(MessageKey(message, context: context)).formatted(arguments)
}

/// A message about a number of things, which is the argument `%1$s`; others follow (`ngettext`).
package func trn(
    _ singular: String, _ plural: String, _ count: Int, _ arguments: String...
) -> String {
    Catalog.current.translate(MessageKey(singular, plural: plural, count: count))
        .formatted(["\(count)"] + arguments)
}

/// A message as it stands in the sources, in English.
package struct MessageKey: Hashable, Sendable {
    /// The singular where there is a plural.
    package let text: String
    package let plural: String?
    /// Of the things that the message is about; 1 without a plural.
    package let count: Int
    package let context: String?

    init(_ text: String, plural: String? = nil, count: Int = 1, context: String? = nil) {
        (self.text, self.plural, self.count, self.context) = (text, plural, count, context)
    }

    /// The message in English.
    package var english: String { count == 1 ? text : plural ?? text }
}

/// The translations of a program, and how its language writes numbers.
///
/// The default is English, which the command line keeps: scripts read what it says.
package struct Catalog: Sendable {
    /// The translation of a message; its English where there is none.
    let translate: @Sendable (MessageKey) -> String
    /// How numbers are written.
    package let numbers: NumberStyle

    package init(
        numbers: NumberStyle = .exact, _ translate: @escaping @Sendable (MessageKey) -> String
    ) {
        (self.numbers, self.translate) = (numbers, translate)
    }

    /// The catalog of the program. Set once, before a thread starts: findings are made on threads.
    package nonisolated(unsafe) static var current = Catalog { $0.english }
}

extension String {
    /// This translation with the arguments in place of `%1$s`, `%2$s` and so on.
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
