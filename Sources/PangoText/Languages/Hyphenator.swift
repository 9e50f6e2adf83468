// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// Hyphenates words in the languages whose patterns are installed, and remembers them.
///
/// The patterns of some languages take most of a second to read (German: 640 ms), so a thread can read
/// them before they are needed.
final class Hyphenator {
    private let table: LanguageTable
    private let folders: [String]
    private var loaded: [String: HyphenationPatterns?] = [:]
    private var loading: [String: LoadingThread] = [:]
    private var languages: [String: HyphenatedWords] = [:]

    /// - Parameter folders: where patterns are looked for.
    init(
        _ table: LanguageTable,
        folders: [String] = ["/usr/share/hyphen", "/usr/local/share/hyphen"]
    ) {
        self.table = table
        self.folders = folders
    }

    /// The package of a language's patterns that are not installed; nil where they are, or where
    /// there are none.
    func missingPackage(of language: String) -> String? {
        guard let patterns = table.patterns(of: language), path(of: patterns) == nil else {
            return nil
        }
        return patterns.package
    }

    /// Begins to read the patterns of a language on a thread of its own.
    func prepare(_ language: String) {
        guard loaded[language] == nil, loading[language] == nil,
            let patterns = table.patterns(of: language), let path = path(of: patterns)
        else { return }
        loading[language] = LoadingThread(path)
    }

    /// The words of a language; nil where there are no patterns.
    func words(of language: String) -> HyphenatedWords? {
        if let known = languages[language] { return known }
        guard let patterns = patterns(of: language) else { return nil }
        let words = HyphenatedWords(patterns)
        languages[language] = words
        return words
    }

    private func patterns(of language: String) -> HyphenationPatterns? {
        if let patterns = loaded[language] { return patterns }
        let patterns: HyphenationPatterns? =
            if let thread = loading.removeValue(forKey: language) {
                thread.join()
            } else {
                table.patterns(of: language).flatMap(path).flatMap(HyphenationPatterns.init)
            }
        loaded[language] = .some(patterns)
        return patterns
    }

    private func path(of patterns: LanguageTable.Patterns) -> String? {
        folders.map { "\($0)/\(patterns.file)" }.first {
            g_file_test($0, G_FILE_TEST_IS_REGULAR) != 0
        }
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

/// Reads patterns beside the thread that waits for them.
private final class LoadingThread {
    private let path: String
    private var patterns: HyphenationPatterns?
    private var thread: UnsafeMutablePointer<GThread>?

    init(_ path: String) {
        self.path = path
        thread = g_thread_new("hyphenation", readPatterns, Unmanaged.passRetained(self).toOpaque())
    }

    fileprivate func run() { patterns = HyphenationPatterns(path: path) }

    /// Waits for the patterns.
    func join() -> HyphenationPatterns? {
        if let thread { g_thread_join(thread) }
        thread = nil
        return patterns
    }

    deinit { if let thread { g_thread_unref(thread) } }
}

private let readPatterns: GThreadFunc = { data in
    if let data { Unmanaged<LoadingThread>.fromOpaque(data).takeRetainedValue().run() }
    return nil
}
