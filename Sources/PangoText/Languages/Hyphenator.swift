// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine
import Syntax

/// Hyphenates words in the languages whose patterns are installed, and remembers them.
///
/// The patterns of some languages take most of a second to read (German: 640 ms), so a thread can read
/// them before they are needed.
final class Hyphenator {
    private let table: LanguageTable
    private let folders: [FilePath]
    /// Words by the file of their patterns, which several languages may share.
    private var loaded: [FilePath: HyphenatedWords?] = [:]
    private var loading: [FilePath: WorkThread<HyphenationPatterns?>] = [:]
    private var files: [String: FilePath?] = [:]

    /// - Parameter folders: where patterns are looked for.
    init(
        _ table: LanguageTable,
        folders: [FilePath] = ["/usr/share/hyphen", "/usr/local/share/hyphen"].map(FilePath.init)
    ) {
        self.table = table
        self.folders = folders
    }

    /// The package of a language's patterns that are not installed; nil where they are, or where
    /// there are none.
    func missingPackage(of language: String) -> String? {
        guard file(of: language) == nil else { return nil }
        return table.patterns(of: language).first?.package
    }

    /// Begins to read the patterns of a language on a thread of its own.
    func prepare(_ language: String) {
        guard let file = file(of: language), loaded[file] == nil, loading[file] == nil else {
            return
        }
        loading[file] = WorkThread("hyphenation") { HyphenationPatterns(path: file) }
    }

    /// The words of a language; nil where there are no patterns.
    func words(of language: String) -> HyphenatedWords? {
        guard let file = file(of: language) else { return nil }
        if let known = loaded[file] { return known }
        let thread = loading.removeValue(forKey: file)
        let patterns = thread.map { $0.join() } ?? HyphenationPatterns(path: file)
        let words = patterns.map(HyphenatedWords.init)
        loaded[file] = .some(words)
        return words
    }

    /// The installed patterns of the longest tag that a language begins with.
    private func file(of language: String) -> FilePath? {
        if let known = files[language] { return known }
        let paths = table.patterns(of: language).flatMap { patterns in
            folders.map { $0.appending(patterns.file) }
        }
        let file = paths.first { g_file_test($0.string, G_FILE_TEST_IS_REGULAR) != 0 }
        files[language] = .some(file)
        return file
    }
}

/// The words of a language, with where they can be hyphenated.
final class HyphenatedWords {
    private let patterns: HyphenationPatterns
    private var known: [String: [Int]] = [:]

    /// With more words than this, those known are forgotten.
    private static let mostWords = 50_000

    init(_ patterns: HyphenationPatterns) { self.patterns = patterns }

    /// Before which letters of a word a hyphen may be put.
    ///
    /// - Parameter word: in lower case, a Unicode scalar value for each letter.
    func points(in word: String) -> [Int] {
        if let points = known[word] { return points }
        let points = patterns.points(in: word)
        if known.count >= Self.mostWords { known = [:] }
        known[word] = points
        return points
    }
}
