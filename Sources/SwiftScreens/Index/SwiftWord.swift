// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The words of Swift source that tell where declarations are. All other identifiers are alike.
enum SwiftWord: String, CaseIterable {
    // Types
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
    // Members
    case `let`, `var`, `func`, `case`, `init`, `subscript`, `deinit`, `associatedtype`, macro
    // Modifiers
    case `public`, `private`, `fileprivate`, `internal`, package, open, final, `static`, lazy
    case override, mutating, nonmutating, indirect, nonisolated, weak, unowned, dynamic
    case required, convenience, optional, prefix, postfix, infix, distributed
    case consuming, borrowing
    // Others that no head of a type contains
    case `import`, `return`, `guard`, `switch`, `while`
    // Others
    case `where`, some
    // SwiftUI
    case swiftUI = "SwiftUI"
    case view = "View"
    case list = "List"
    case form = "Form"
    case preview = "Preview"
    case previewProvider = "PreviewProvider"

    /// The kind of type that the word declares, or nil for other words.
    var typeKind: TypeDeclaration.Kind? {
        switch self {
        case .struct: .struct
        case .class: .class
        case .enum: .enum
        case .actor: .actor
        case .protocol: .protocol
        case .extension: .extension
        case .typealias: .typealias
        default: nil
        }
    }

    /// Whether the word can stand before the keyword of a declaration. `class` is also a keyword.
    var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .open, .final, .static, .lazy,
            .override, .mutating, .nonmutating, .indirect, .nonisolated, .weak, .unowned,
            .dynamic, .required, .convenience, .optional, .prefix, .postfix, .infix,
            .distributed, .consuming, .borrowing:
            true
        default: false
        }
    }

    /// Whether the word starts a member that is not a type.
    var startsMember: Bool {
        switch self {
        case .let, .var, .func, .case, .`init`, .subscript, .deinit, .associatedtype, .macro: true
        default: false
        }
    }

    /// Whether the word is never in the head of a type, so that one without `{` ends there.
    var endsHead: Bool {
        switch self {
        case .import, .return, .guard, .switch, .while: true
        case .macro, .actor: false
        default: startsMember || typeKind != nil
        }
    }
}

/// Finds the word of an identifier by its first eight bytes and its length.
struct SwiftVocabulary {
    /// The first eight bytes of each word, sorted by length.
    private let heads: [UInt64]
    private let words: [SwiftWord]
    /// The rest of the bytes of each word.
    private let tails: [[UInt8]]
    /// For each length, the index of its first word.
    private let starts: [Int]
    /// For each length, the last five bits of the first bytes of its words. Most identifiers are
    /// none of the words by these alone.
    private let firstBytes: [UInt32]

    init() {
        let sorted = SwiftWord.allCases.sorted { $0.rawValue.utf8.count < $1.rawValue.utf8.count }
        words = sorted
        heads = sorted.map { word in
            word.rawValue.utf8.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        tails = sorted.map { Array($0.rawValue.utf8.dropFirst(8)) }
        let longest = sorted.last?.rawValue.utf8.count ?? 0
        starts = (0...longest + 1).map { length in
            sorted.firstIndex { $0.rawValue.utf8.count >= length } ?? sorted.count
        }
        var firstBytes = Array(repeating: UInt32(0), count: longest + 1)
        for word in sorted {
            let first = word.rawValue.utf8.first ?? 0
            firstBytes[word.rawValue.utf8.count] |= 1 << UInt32(first & 31)
        }
        self.firstBytes = firstBytes
    }

    /// The word that an identifier is, or nil for other identifiers.
    @inline(__always)
    func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> SwiftWord? {
        let length = end - start
        guard length < firstBytes.count,
            firstBytes[length] &>> UInt32(bytes[start] & 31) & 1 != 0
        else { return nil }
        var head: UInt64 = 0
        var index = min(end, start + 8)
        while index > start {
            index -= 1
            head = head << 8 | UInt64(bytes[index])
        }
        var candidate = starts[length]
        let last = starts[length + 1]
        while candidate < last {
            if heads[candidate] == head, length <= 8 || hasTail(candidate, bytes, start + 8) {
                return words[candidate]
            }
            candidate += 1
        }
        return nil
    }

    private func hasTail(
        _ candidate: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int
    ) -> Bool {
        tails[candidate].indices.allSatisfy { bytes[start + $0] == tails[candidate][$0] }
    }
}
