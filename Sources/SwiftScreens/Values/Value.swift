// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

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

    /// What a placeholder of it is called: `Map` of `Map(coordinateRegion: region)`, `content` of `model.content`.
    var nameOfContent: String {
        let head = text.prefix { $0 != "(" && $0 != "{" && $0 != " " }
        if head.first?.isUppercase == true, head.count < text.count { return String(head) }
        if text[head.endIndex...].first == "(" {
            return head.split(separator: ".").last.map(String.init) ?? text
        }
        return lastName.isEmpty ? text : lastName
    }

    /// The expression as messages name it: `CreateButton { … }`.
    var shortText: String {
        let head = text.prefix { $0 != "{" }
        let short = head.prefix(Self.longestText)
        if short.count < head.count { return "\(short)…" }
        return head.count < text.count ? "\(head){ … }" : text
    }

    private static let longestText = 80

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
    /// The call of an implicit member, such as `.init(title: "x")`, until its type is known.
    var site: CallSite?

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

// MARK: - Types

extension Value {
    /// The name of the type of a value, as far as it says.
    var typeName: String? {
        switch self {
        case .instance(let instance): instance.type.name
        case .unknown(let unknown): unknown.type
        case .text: "String"
        case .bool: "Bool"
        case .enumCase(let enumCase): enumCase.type
        case .number(let number): number.rounded() == number ? "Int" : "Double"
        default: nil
        }
    }

    /// `T` of an unknown `[T]`.
    var elementType: String? {
        guard case .unknown(let unknown) = self, var type = unknown.type else { return nil }
        if type.hasSuffix("?") { type.removeLast() }
        if type.hasPrefix("Binding<"), type.hasSuffix(">") {
            type = String(type.dropFirst(8).dropLast())
        }
        for (start, end) in [
            ("[", "]"), ("Array<", ">"), ("Set<", ">"), ("FetchedResults<", ">"),
            ("IdentifiedArrayOf<", ">"),
        ]
        where type.hasPrefix(start) && type.hasSuffix(end) {
            let element = type.dropFirst(start.count).dropLast(end.count)
            return element.contains(":") ? nil : String(element)
        }
        return nil
    }

    /// The views in a value, where they are views.
    var viewCount: Int {
        guard case .views(let views) = self else { return 0 }
        return views.reduce(0) { $0 + $1.extent.count }
    }

    /// What a view keeps of a value: what can be compared, and no views.
    var plain: Value {
        switch self {
        case .text, .number, .bool, .none: return self
        case .enumCase(var enumCase):
            enumCase.arguments = enumCase.arguments.map {
                LabeledValue(label: $0.label, value: .none)
            }
            enumCase.changes = []
            return .enumCase(enumCase)
        case .choice(let choice, let values):
            return .choice(
                choice,
                values.map {
                    if case .choice = $0 { .unknown(Unknown(text: "")) } else { $0.plain }
                })
        case .unknown(var unknown):
            unknown.likely = unknown.likely?.plain
            return .unknown(unknown)
        default: return .unknown(Unknown(text: ""))
        }
    }

    /// Whether the lists in a value are neither too long nor nested too deeply. Counts their elements.
    func isBounded(depth: Int, _ count: inout Int) -> Bool {
        func areBounded(_ values: some Collection<Value>) -> Bool {
            count += values.count
            guard count <= Budget.maximumElements, depth < Budget.maximumListDepth else {
                return false
            }
            return values.allSatisfy { $0.isBounded(depth: depth + 1, &count) }
        }
        switch self {
        case .list(let values): return areBounded(values)
        case .tuple(let parts): return areBounded(parts.map(\.value))
        case .enumCase(let enumCase):
            return areBounded(enumCase.arguments.map(\.value))
                && enumCase.changes.allSatisfy { areBounded($0.arguments.map(\.value)) }
        case .choice(_, let values): return areBounded(values)
        case .unknown(let unknown):
            return unknown.likely?.isBounded(depth: depth + 1, &count) ?? true
        default: return true
        }
    }

    /// Whether two values are equal; nil if that is unknown.
    static func areEqual(_ left: Value, _ right: Value) -> Bool? {
        switch (left, right) {
        case (.none, .none): true
        case (.unknown, _), (_, .unknown), (.choice, _), (_, .choice): nil
        case (.none, _), (_, .none): false
        case (.text(let first), .text(let second)):
            first.isSample || second.isSample ? nil : first.string == second.string
        case (.number(let first), .number(let second)): first == second
        case (.bool(let first), .bool(let second)): first == second
        case (.enumCase(let first), .enumCase(let second)):
            first.name != second.name
                ? false : first.arguments.isEmpty && second.arguments.isEmpty ? true : nil
        default: nil
        }
    }
}

extension Value? {
    /// Whether there is no value, or that of Swift's `nil`.
    var isNone: Bool {
        switch self {
        case nil, .some(Value.none): true
        default: false
        }
    }
}
