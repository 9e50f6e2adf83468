// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A type or an extension in a Swift file: its head as text, and the bytes to parse for the rest.
package struct TypeDeclaration: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    package let kind: Kind
    /// The name after those of the types around it (`L10n.About`). For an extension the extended
    /// type as written, with its generic arguments.
    package let name: String
    /// The types after the colon as written, without comments (`View`, `@unchecked Sendable`).
    package let inheritedTypes: [String]
    /// Whether the declaration is inside of a function or a closure, so that nothing else sees it.
    package let isLocal: Bool
    /// The bytes from the first attribute or modifier to the closing brace. Without that brace, to
    /// where the declaration must have ended.
    package internal(set) var range: ByteRange
    /// The bytes between the braces; nil for a type alias.
    package internal(set) var body: ByteRange?
}

/// The declarations of a Swift file, and what else tells whether a screen needs it.
package struct FileSummary: Hashable, Sendable {
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The code names the module SwiftUI.
        package static let swiftUI = Traits(rawValue: 1)
        /// A type is or conforms to `View`: `some View`, `: View`.
        package static let views = Traits(rawValue: 2)
        /// There is a preview, as a macro or a `PreviewProvider`.
        package static let previews = Traits(rawValue: 4)
        /// There is a list or a form.
        package static let lists = Traits(rawValue: 8)
        /// The comments before the code say that a program wrote the file.
        package static let generated = Traits(rawValue: 16)
        /// A brace, a text, or a comment is not closed, or a brace is surplus.
        package static let unbalanced = Traits(rawValue: 32)
    }

    /// The declarations in the order of their heads.
    package let declarations: [TypeDeclaration]
    /// The names of functions and constants outside of types that other files see.
    package let globals: [String]
    package let traits: Traits
    /// Where lists and forms begin, in bytes.
    package let lists: [Int]
    /// Whether parts depend on `#if`, which only the syntax tells.
    package let hasConditions: Bool

    /// The views with a list, in the order of the file; nil if only the syntax tells, as for a view that conforms to `View`
    /// by a protocol of the app.
    package var listViews: [String]? {
        guard !hasConditions else { return nil }
        var names: [String] = []
        for offset in lists {
            // The innermost type around it.
            let owner = declarations.last { declaration in
                declaration.body.map { $0.offsets.contains(offset) } ?? false
            }
            guard let owner, !owner.isLocal else { return nil }
            let isView = declarations.contains { other in
                other.name == owner.name
                    && other.inheritedTypes.contains {
                        $0 == "View" || $0.hasSuffix(".View")
                    }
            }
            let isPreview = owner.inheritedTypes.contains { $0.hasSuffix("PreviewProvider") }
            if isPreview || owner.inheritedTypes.contains(where: { $0.hasSuffix("ViewModifier") }) {
                continue
            }
            guard isView else { return nil }
            if !names.contains(owner.name) { names.append(owner.name) }
        }
        return names
    }
}
