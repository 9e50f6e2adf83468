// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine
import Synchronization
import Syntax

/// The hyphenation of words with the installed patterns of their language.
final class Hyphenator {
    private let table: LanguageTable
    private let folders: [FilePath]
    /// The words by the file of their patterns. Languages may share a file.
    private var loaded: [FilePath: HyphenatedWords?] = [:]
    /// The files of languages. A window asks for them while a thread hyphenates.
    private let files = Mutex<[String: PatternFile?]>([:])

    /// - Parameter folders: the folders of pattern files.
    init(
        _ table: LanguageTable,
        folders: [FilePath] = ["/usr/share/hyphen", "/usr/local/share/hyphen"].map(FilePath.init)
    ) {
        self.table = table
        self.folders = folders
    }

    /// The Debian package with the patterns of a language; nil if they are installed, and if none exist.
    func missingPackage(of language: String) -> String? {
        guard file(of: language) == nil else { return nil }
        return table.patterns(of: language).first?.package
    }

    /// Starts reading the patterns of a language on a thread.
    ///
    /// - Returns: a function that waits for them, on any thread; nil if they are read or not installed.
    func loadPatterns(of language: String) -> (@Sendable () -> Void)? {
        guard let file = file(of: language), !file.isRead else { return nil }
        file.startReading()
        return { _ = file.patterns }
    }

    /// The hyphenated words of a language; nil if no patterns are installed.
    func words(of language: String) -> HyphenatedWords? {
        guard let file = file(of: language) else { return nil }
        if let known = loaded[file.path] { return known }
        let exceptions = table.patterns.filter { $0.file == file.path.lastComponent }
            .flatMap(\.exceptions)
        let words = file.patterns.map { HyphenatedWords($0, exceptions: exceptions) }
        loaded[file.path] = .some(words)
        return words
    }

    /// The files of the patterns that were used.
    var usedFiles: [FilePath] {
        loaded.filter { $0.value != nil }.map(\.key).sorted { $0.string < $1.string }
    }

    /// The file of the installed patterns with the longest tag that is a prefix of a language.
    private func file(of language: String) -> PatternFile? {
        files.withLock { files in
            if let known = files[language] { return known }
            let paths = table.patterns(of: language).flatMap { patterns in
                folders.map { $0.appending(patterns.file) }
            }
            let path = paths.first { g_file_test($0.string, G_FILE_TEST_IS_REGULAR) != 0 }
            let file = path.map(PatternFile.at)
            files[language] = .some(file)
            return file
        }
    }
}

/// A cache of the hyphenation points of words in a language.
final class HyphenatedWords {
    private let patterns: HyphenationPatterns
    /// The points of words for which the patterns are not used.
    private let exceptions: [String: [Int]]
    private var known: [String: [Int]] = [:]
    /// The points of words with letters beyond ASCII, as in the text. The key is the bytes of the word, because
    /// two strings are equal even if only one has composed letters.
    private var knownCased: [[UInt8]: [Int]] = [:]

    /// The number of words at which the cache is cleared.
    private static let mostWords = 50_000

    /// - Parameter exceptions: words with a hyphen at each point.
    init(_ patterns: HyphenationPatterns, exceptions: [String]) {
        self.patterns = patterns
        self.exceptions = exceptions.reduce(into: [:]) { exceptions, word in
            let parts = word.split(separator: "-").map(\.unicodeScalars.count)
            let points = parts.indices.dropFirst().map { parts[..<$0].reduce(0, +) }
            exceptions[word.replacing("-", with: "")] = points
        }
    }

    /// The indices of the letters of a word before which a hyphen may be added.
    ///
    /// - Parameter word: the word in lower case, with one Unicode scalar for each letter.
    func points(in word: String) -> [Int] {
        if let points = known[word] { return points }
        let points = exceptions[word] ?? patterns.points(in: word)
        if known.count >= Self.mostWords { known = [:] }
        known[word] = points
        return points
    }

    /// The indices of the Unicode scalars of a word before which a hyphen may be added.
    ///
    /// - Parameter word: the word as in the text.
    func points(inCased word: String) -> [Int] {
        let key = Array(word.utf8)
        if let points = knownCased[key] { return points }
        let points = findPoints(inCased: word)
        if knownCased.count >= Self.mostWords { knownCased = [:] }
        knownCased[key] = points
        return points
    }

    private func findPoints(inCased word: String) -> [Int] {
        // Patterns are in composed letters, such as é in one character.
        let lower = word.composed.unicodeScalars.map { scalar in
            let mapped = scalar.properties.lowercaseMapping.unicodeScalars
            return mapped.count == 1 ? mapped[mapped.startIndex] : scalar
        }
        let points = points(in: String(String.UnicodeScalarView(lower)))
        guard lower.count != word.unicodeScalars.count, !points.isEmpty else { return points }
        let starts = word.reduce(into: [0]) {
            $0.append($0[$0.count - 1] + $1.unicodeScalars.count)
        }
        // Indices cannot be mapped if a letter has no composed character.
        return starts.count == lower.count + 1 ? points.map { starts[$0] } : []
    }
}

extension String {
    /// This text in Unicode normalization form C.
    fileprivate var composed: String {
        guard let composed = g_utf8_normalize(self, -1, G_NORMALIZE_DEFAULT_COMPOSE) else {
            return self
        }
        defer { g_free(composed) }
        return String(cString: composed)
    }
}
