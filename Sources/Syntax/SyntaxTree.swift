// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The syntax tree of a file: nested values with their positions, without their meaning.
package struct SyntaxTree: Sendable {
    /// The syntax of a file.
    package enum Format: String, CaseIterable, Hashable, Sendable {
        /// JSON as in RFC 8259.
        case json
        /// Apple's property list in XML.
        case xmlPropertyList
        /// Apple's property list in its binary form, version 00.
        case binaryPropertyList
    }

    /// The name of the file, for diagnostics.
    package let file: String
    /// The syntax of the file.
    package let format: Format
    package let root: Node
    /// The line table, or nil for a binary file.
    let lines: LineTable?

    /// The position of a byte range, or nil in a binary file.
    package func position(of range: ByteRange) -> Position? {
        lines?.position(of: Int(range.start))
    }
}

// MARK: - Reading

extension SyntaxTree {
    /// Parses a file. Its first bytes determine the format.
    ///
    /// Errors are malformed text, duplicate keys, more than 128 levels, and more than 2,000,000
    /// values.
    package static func read(_ file: SourceFile) -> ReadResult<SyntaxTree> {
        let outcome = parse(file)
        return ReadResult(outcome.tree, outcome.log.diagnostics)
    }

    /// The result of parsing. Some errors leave the structure clear, such as a duplicate key or a
    /// surplus comma. Then there is a tree despite the error, so the same run also reports errors
    /// in the values.
    package struct Outcome: Sendable {
        package var tree: SyntaxTree?
        package var log: DiagnosticLog
        /// Changes that may fix mistakes, if there is no tree.
        var guesses: [Guess] = []
    }

    /// A change of the text that may fix a mistake. To find out, the changed file must be read.
    struct Guess: Sendable {
        let diagnostic: Diagnostic
        let change: TextChange

        /// The maximum number of guesses, because each one costs a reading.
        static let limit = 4
    }

    static func parse(_ file: SourceFile) -> Outcome {
        ReadingCount.current?.parses += 1
        if file.bytes.starts(with: "bplist".utf8) {
            return BinaryPropertyListReader.read(file)
        }
        let checked = SourceText.check(file)
        guard let text = checked.value else {
            var log = DiagnosticLog(file: file.name)
            log.add(contentsOf: checked.diagnostics)
            return Outcome(tree: nil, log: log)
        }
        return text.firstCharacter == UInt8(ascii: "<")
            ? XMLPropertyListReader.read(text) : JSONReader.read(text)
    }
}

/// A file with its syntax tree. Recognizing the kind of file and reading it use the same tree.
package struct ParsedFile: Sendable {
    package let source: SourceFile
    package let outcome: SyntaxTree.Outcome

    package init(_ source: SourceFile) {
        self.source = source
        outcome = SyntaxTree.parse(source)
    }

    /// A file with a syntax tree that was composed.
    init(_ source: SourceFile, _ outcome: SyntaxTree.Outcome) {
        (self.source, self.outcome) = (source, outcome)
    }

    /// The syntax tree, or nil if the syntax has errors.
    package var tree: SyntaxTree? {
        outcome.log.diagnostics.contains { $0.severity == .error } ? nil : outcome.tree
    }
}

extension ParsedFile {
    /// The maximum size of a file to try guesses on, in bytes.
    static let maximumTrialSize = 1 << 20

    /// The diagnostics of the syntax. A guess becomes the fix of its diagnostic if it resolves that
    /// one and causes no new ones.
    ///
    /// - Parameter read: a function that finds the problems of a file.
    package func diagnostics(trying read: (ParsedFile) -> [Diagnostic]) -> [Diagnostic] {
        var diagnostics = outcome.log.diagnostics
        guard source.bytes.count <= Self.maximumTrialSize else { return diagnostics }
        for guess in outcome.guesses {
            let fix = Fix.text(guess.change)
            guard let index = diagnostics.firstIndex(of: guess.diagnostic),
                let fixed = try? source.applying(fix)
            else { continue }
            var others = diagnostics.map(\.cause)
            others.remove(at: index)
            let isFixed = read(ParsedFile(fixed)).allSatisfy { diagnostic in
                guard let known = others.firstIndex(of: diagnostic.cause) else { return false }
                others.remove(at: known)
                return true
            }
            if isFixed { diagnostics[index].fix = fix }
        }
        return diagnostics
    }
}

/// Limits for a file's syntax, far above any useful file. They keep a file from using up the stack
/// or memory.
enum SyntaxLimits {
    /// Levels of dictionaries and arrays.
    static let depth = 128
    /// Number of values, without keys.
    static let valueCount = 2_000_000
    /// Bytes of a number, a date, or a word.
    static let wordLength = 1_024
    /// Bytes of all texts in a binary property list. Its objects may overlap.
    static let textLength = 2 * SourceFile.maximumSize
    /// Bytes of a key.
    static let keyLength = 10_000
    /// Number of consecutive combining marks. Normalization sorts them in quadratic time. (In UAX
    /// #15, a stream-safe text has at most 30.)
    static let markCount = 1_000

    /// The problem of a key that other texts do not have, or nil if the key has none.
    static func mistake(inKey key: String) -> TextProblem? {
        key.utf8.count <= keyLength
            ? nil : .longKey(key)
    }

    /// The problem of a text, or nil if the text has none.
    static func mistake(in text: String) -> TextProblem? {
        var count = 0
        // The first byte of U+0300, the first combining mark.
        guard text.utf8.count > 2 * markCount, text.utf8.contains(where: { $0 >= 0xCC }) else {
            return nil
        }
        for scalar in text.unicodeScalars {
            let isMark =
                scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
            count = isMark ? count + 1 : 0
            if count > markCount {
                return .tooManyMarks
            }
        }
        return nil
    }
}
