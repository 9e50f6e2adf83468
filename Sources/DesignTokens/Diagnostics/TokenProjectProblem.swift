// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The problems of token files, and of merging them.
package enum TokenProjectProblem: Problem {
    package static let area = "token-project"

    /// Sets that count although the chosen themes do not enable them.
    package enum Scope: Hashable, Sendable {
        case source
        case disabled
    }

    // Files
    case unreadableSource(String, reason: String)
    case notRead
    case tooManyFiles
    case tooManyEntries(String)
    case tooManyBytes
    case tooManyValues
    case tooManySources
    case noTokenFiles
    /// A file of a folder with an error that does not affect the other files.
    case leftOutFile(String)
    /// A file that refers to other files of a project. It was read as part of the project, or
    /// alone.
    case partOfProject(String, isReadAlone: Bool)
    case severalProjects([String])
    /// A file that cannot be merged with others: a resolver document, or sets with themes.
    case projectAmongFiles(String)

    // References of resolver documents
    case remoteSource(String)
    case absolutePath(String)
    case missingPointer(String)
    case circularReference(String)
    case longReference(String, limit: Int)
    case referenceToModifier(String)
    case referenceToResolutionOrder(String)
    case sourceNotTokens(found: Node.Kind)
    case resolverAsSource(String)

    // Sets and modifiers
    case noResolutionOrder
    case otherVersion(String)
    case unknownItem
    case unnamedItem
    case repeatedName(String)
    case noContexts(String)
    case unknownDefault(String, of: String, suggestion: String?)

    // Tokens Studio
    case missingSet(String, theme: String)
    case beyondTheme(Scope)

    // Style Dictionary
    case noMatch(String)
    case unreadablePattern(String)

    // Choices
    case defaultContext(String, of: String, among: [String])
    case unknownContext(String, among: [String], suggestion: String?)
    case ambiguousContext(String, in: [String])
}
