// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The types that a file declares or extends, by their dotted names.
struct FileTypes {
    /// The names in the order of the file.
    var names: [String] = []
    var nodes: [String: [SourceNode]] = [:]
    /// What aliases stand for, by their dotted names.
    var aliases: [String: String] = [:]
}
