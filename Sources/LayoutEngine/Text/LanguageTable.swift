// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The fallback families and the hyphenation patterns of languages and scripts.
///
/// Languages are BCP 47 tags, scripts ISO 15924 codes.
public struct LanguageTable: Hashable, Sendable {
    /// The fallback of a script in any language.
    public struct Script: Hashable, Sendable {
        /// The ISO 15924 code, such as `Deva`.
        public var code: String
        /// The language of a run in this script within a text of another language.
        public var language: String
        /// Fallback families, the best first.
        public var families: [String]
        /// The Debian package of the first family.
        public var package: String
        /// Whether letters are taller or deeper than Latin letters.
        public var isTall: Bool

        package init(
            code: String, language: String, families: [String], package: String, isTall: Bool
        ) {
            self.code = code
            self.language = language
            self.families = families
            self.package = package
            self.isTall = isTall
        }
    }

    /// The fallback of a language that shares its script with others.
    public struct Language: Hashable, Sendable {
        /// The language, as the prefix of a tag.
        public var tag: String
        /// Fallback families, the best first.
        public var families: [String]
        /// The Debian package of the first family.
        public var package: String

        package init(tag: String, families: [String], package: String) {
            self.tag = tag
            self.families = families
            self.package = package
        }
    }

    /// The hyphenation patterns of a language.
    public struct Patterns: Hashable, Sendable {
        /// The language, as the prefix of a tag.
        public var tag: String
        public var file: String
        /// The Debian package of the file.
        public var package: String
        /// The words that iOS hyphenates differently from the patterns: in lower case, with a hyphen at each
        /// point.
        package var exceptions: [String]

        package init(tag: String, file: String, package: String, exceptions: [String] = []) {
            self.tag = tag
            self.file = file
            self.package = package
            self.exceptions = exceptions
        }
    }

    /// The scripts, each once.
    public var scripts: [Script]
    /// The languages with separate families.
    public var languages: [Language]
    /// The hyphenation patterns of languages.
    public var patterns: [Patterns]

    /// A table with these entries.
    public init(
        scripts: [Script] = [], languages: [Language] = [], patterns: [Patterns] = []
    ) {
        self.scripts = scripts
        self.languages = languages
        self.patterns = patterns
    }

    /// The patterns whose tags are prefixes of a language, the longest first.
    public func patterns(of language: String) -> [Patterns] {
        Self.matches(patterns, \.tag, beginning: language)
    }

    /// The entry with the longest tag that is a prefix of a language; nil if the language has no separate
    /// families.
    public func families(of language: String) -> Language? {
        Self.matches(languages, \.tag, beginning: language).first
    }

    private static func matches<Entry>(
        _ entries: [Entry], _ tag: (Entry) -> String, beginning language: String
    ) -> [Entry] {
        let language = language.lowercased()
        return entries.filter {
            let tag = tag($0).lowercased()
            return language == tag || language.hasPrefix(tag + "-")
        }.sorted { tag($0).utf8.count > tag($1).utf8.count }
    }
}
