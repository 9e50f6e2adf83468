// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What is known about the value of an expression, without running the app.
///
/// The evaluator computes what the source alone determines. Whatever depends on the running app is `unknown`, with the
/// text of its expression, its type if that is declared, and the value it begins with. A value that depends on an unknown
/// condition is a `choice` with a value for each branch.
indirect enum Value {
    case text(TextValue)
    case number(Double)
    case bool(Bool)
    /// Swift's `nil`, and the result of functions without one.
    case none
    case enumCase(EnumCase)
    case list([Value])
    case tuple([LabeledValue])
    case instance(Instance)
    /// A type by its name.
    case type(String)
    case closure(Closure)
    case views([ViewNode])
    case choice(Choice, [Value])
    case unknown(Unknown)
}

/// A value that only the running app knows.
struct Unknown {
    /// The source of the expression.
    var text: String
    /// The name of its type, if a declaration says so.
    var type: String?
    /// The value that it has at first, such as that of an `@State` variable.
    var likely: Value?
    var place: SourcePlace?

    /// The last name in the expression: `title` of `viewModel.title`.
    var lastName: String {
        let name = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? ""
        return String(name)
    }
}

/// A case of an enum, or a static member of a type whose declaration is unknown or foreign: `.headline`, `Color.red`.
struct EnumCase {
    /// The name of the type; nil for an implicit member.
    var type: String?
    var name: String
    var arguments: [LabeledValue] = []
    /// The functions that were called on it, such as `bold()` of `Font.body.bold()`.
    var changes: [Change] = []
    var isCall = false

    struct Change {
        let name: String
        let arguments: [LabeledValue]
    }

    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
}

/// A value with its label, which is empty for none.
struct LabeledValue {
    let label: String
    let value: Value
}

/// A text with the origin of its parts.
struct TextValue {
    struct Piece {
        var text: String
        /// Whether the text stands for data that only the app has.
        var isSample = false
        /// Whether it stands for an interpolation, and in keys of string tables for `%lld`.
        var isInterpolated = false
        var isInteger = false
    }

    var pieces: [Piece]
    /// The literal that it is from.
    var place: SourcePlace?
    /// Whether SwiftUI looks it up in string tables: a literal, not a variable.
    var isLiteral = false
    /// The key and table of its string, if it was looked up.
    var key: String?
    var table: String?

    var string: String { pieces.map(\.text).joined() }
    var isSample: Bool { pieces.contains { $0.isSample && !$0.text.isEmpty } }
    var isEmpty: Bool { pieces.allSatisfy(\.text.isEmpty) }

    init(_ text: String, place: SourcePlace? = nil) {
        pieces = [Piece(text: text)]
        self.place = place
    }

    init(pieces: [Piece], place: SourcePlace?) { (self.pieces, self.place) = (pieces, place) }

    static func sample(_ text: String, place: SourcePlace?) -> TextValue {
        TextValue(pieces: [Piece(text: text, isSample: true)], place: place)
    }

    /// The text with each part changed, such as to capitals.
    func map(_ change: (String) -> String) -> TextValue {
        var copy = self
        copy.pieces = pieces.map { piece in
            var piece = piece
            piece.text = change(piece.text)
            return piece
        }
        copy.isLiteral = false
        return copy
    }

    static func + (left: TextValue, right: TextValue) -> TextValue {
        var sum = TextValue(pieces: left.pieces + right.pieces, place: left.place ?? right.place)
        sum.isLiteral = false
        return sum
    }
}

/// A struct or class of the app: a view, a model, a row's data.
final class Instance {
    let type: AppType
    /// The properties that are set. Others have the value of their declaration.
    var values: [String: Value]
    /// Whether the app made it somewhere else, so that its variables are unknown.
    let isForeign: Bool
    /// The expression it came from.
    let text: String

    init(_ type: AppType, _ values: [String: Value], isForeign: Bool, text: String) {
        (self.type, self.values, self.isForeign, self.text) = (type, values, isForeign, text)
    }
}

/// A closure with the names around it.
struct Closure {
    let node: SourceNode
    let scope: Scope
    /// A function that is used as a value.
    var isFunction: Bool { node.kind == .func }
}

/// A condition or subject whose value only the running app knows.
struct Choice: Hashable {
    /// The source of the condition: what people choose by, and what is remembered.
    let text: String
    /// The branches, in the order of the source: `true` and `false`, or the patterns of a `switch`.
    let branches: [String]
    let place: SourcePlace?
    /// Whether the categories decide: the first branch is for accessibility sizes.
    var isByCategory = false

    static func == (left: Choice, right: Choice) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The names that an expression can use.
final class Scope {
    let parent: Scope?
    let tree: SourceTree
    /// `self`.
    let instance: Value?
    /// The type whose members are in reach without a base.
    let type: AppType?
    var values: [String: Value] = [:]

    init(
        parent: Scope?, tree: SourceTree? = nil, instance: Value? = nil,
        type: AppType? = nil, values: [String: Value] = [:]
    ) {
        self.parent = parent
        // A scope without a parent is made with a file.
        self.tree = tree ?? parent?.tree ?? SourceTree.empty
        self.instance = instance ?? parent?.instance
        self.type = type ?? parent?.type
        self.values = values
    }

    func value(of name: String) -> Value? {
        var scope: Scope? = self
        while let each = scope {
            if let value = each.values[name] { return value }
            scope = each.parent
        }
        return nil
    }
}

extension SourceTree {
    /// A file without content.
    static let empty = SourceTree(
        path: FilePath(""), bytes: [], root: SourceNode(.file, 0..<0, "", []))
}
