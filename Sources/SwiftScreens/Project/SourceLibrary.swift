// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of an app, as far as a screen needs them.
///
/// Parsing a whole app takes seconds, so only files that declare a wanted name are parsed, when it is wanted.
package protocol SourceLibrary: AnyObject {
    /// The files that declare a type of this name or extend it, the nearest to a file first.
    func files(declaring type: String, near path: FilePath) -> [FilePath]
    /// The files that declare a function or a constant of this name outside of types, the nearest to a file first.
    func files(declaringGlobal name: String, near path: FilePath) -> [FilePath]
    /// The files that extend views, or declare view modifiers, and contain a function of this name.
    func files(extendingViewsBy function: String, near path: FilePath) -> [FilePath]
    /// Whether a file declares a type of this name, and not only extends it. Nothing is parsed for this.
    func declares(_ type: String) -> Bool
    /// The names of the structs and classes that conform to a protocol, by their declarations or extensions.
    func types(conformingTo name: String) -> [String]
    /// A parsed file; nil if it cannot be read or parsed. What is wrong is reported once, by the library.
    func tree(of path: FilePath) -> SourceTree?
    /// The trees with the declaration of one member of a type in a file that is too long to be parsed as a whole; nil
    /// for a file that is parsed as a whole.
    func trees(of member: String, of type: String, in path: FilePath) -> [SourceTree]?
    /// The text of a key in the string tables of the app, in its development language.
    func text(for key: [KeyPart], table: String?, near path: FilePath) -> LocalizedText?
    /// The text of a constant whose generated source is not there.
    func text(for constant: ConstantKey, near path: FilePath) -> LocalizedText?
}
