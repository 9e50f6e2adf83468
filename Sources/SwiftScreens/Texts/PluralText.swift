// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A format with variables that stand for plural variants: `%#@files@ in %#@folders@`.
///
/// Both `.stringsdict` files and the substitutions of string catalogs are of this form.
struct PluralText {
    struct Variable {
        var variants: [PluralCategory: String] = [:]
        /// The number of the argument, from 1; nil for the one in the format's order.
        var number: Int?
        /// The conversion of the argument where a variant has `%arg`: `lld`.
        var conversion: String?
    }

    let format: String
    let variables: [String: Variable]

    /// The variants of the whole text, by the category of all numbers in it.
    func variants(_ missing: inout [String]) -> [PluralCategory: String] {
        var variants = [PluralCategory.other: text(.other, &missing)]
        var others: [String] = []
        for category in PluralCategory.allCases where category != .other {
            guard variables.values.contains(where: { $0.variants[category] != nil }) else {
                continue
            }
            variants[category] = text(category, &others)
        }
        return variants
    }

    private func text(_ category: PluralCategory, _ missing: inout [String]) -> String {
        var rest = Self.maximumExpansions
        return expanded(format, category, within: nil, number: nil, &rest, &missing)
    }

    /// The variables that one text can use, so that those that contain each other come to an end.
    private static let maximumExpansions = 32

    private func expanded(
        _ text: String, _ category: PluralCategory, within variable: Variable?, number: Int?,
        _ rest: inout Int, _ missing: inout [String]
    ) -> String {
        var result = ""
        for piece in TextFormat(text.resolvingArgument(of: variable, number: number)).pieces {
            switch piece {
            case .text(let text): result += text.replacing("%", with: "%%")
            case .placeholder(let placeholder):
                guard case .variable(let name) = placeholder.kind else {
                    result += placeholder.numbered(number ?? variable?.number)
                    continue
                }
                guard let inner = variables[name], rest > 0 else {
                    if variables[name] == nil { missing.append(name) }
                    result += placeholder.source
                    continue
                }
                rest -= 1
                let variant = inner.variants[category] ?? inner.variants.usual ?? ""
                result += expanded(
                    variant, category, within: inner, number: placeholder.number ?? inner.number,
                    &rest, &missing)
            }
        }
        return result
    }
}

extension [PluralCategory: String] {
    /// The variant for `other`, or else for the largest numbers.
    var usual: String? { PluralCategory.allCases.reversed().lazy.compactMap { self[$0] }.first }
}

extension TextFormat.Placeholder {
    /// The placeholder with the number of its argument, which it may lack.
    fileprivate func numbered(_ wanted: Int?) -> String {
        guard let wanted, number == nil else { return source }
        return "%\(wanted)$" + source.dropFirst()
    }
}

extension String {
    /// The text with the placeholder of a variable's argument in place of `%arg`.
    fileprivate func resolvingArgument(of variable: PluralText.Variable?, number: Int?) -> String {
        guard let variable, let conversion = variable.conversion, utf8.contains(0x25) else {
            return self
        }
        let place = (number ?? variable.number).map { "\($0)$" } ?? ""
        return replacing("%arg", with: "%\(place)\(conversion)")
    }
}
