// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The cursor over the bytes of a text, with the log of its problems, that the JSON and the XML
/// reader share.
struct TextCursor {
    /// The error after which parsing cannot continue. Its problem is in the log.
    struct Stop: Error {}

    let bytes: [UInt8]
    let lines: LineTable
    /// Offset of the next byte.
    var index: Int
    var log: DiagnosticLog
    /// Whether the values read so far are certain in spite of errors.
    private(set) var treeIsSound = true
    private var valueCount = 0
    /// Changes that may fix some of the mistakes.
    private var guesses: [SyntaxTree.Guess] = []

    init(_ text: SourceText) {
        bytes = text.bytes
        lines = text.lines
        index = text.start
        log = DiagnosticLog(file: text.file)
    }

    var isAtEnd: Bool { index >= bytes.count }

    /// The next byte, or nil at the end.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The byte `distance` behind the next one.
    func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        let start = text.utf8Start
        for offset in 0..<count where bytes[index + offset] != start[offset] { return false }
        return true
    }

    /// Advances over `text` if it is next.
    mutating func skip(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// The text between two offsets.
    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The character at the next byte, for diagnostics; nil at the end of the file.
    var nextCharacter: String? {
        guard !isAtEnd else { return nil }
        let rest = String(decoding: bytes[index..<min(bytes.count, index + 64)], as: UTF8.self)
        return rest.first.map { String($0) }
    }
}

// MARK: - Problems

extension TextCursor {
    /// Logs a problem after which parsing continues.
    ///
    /// - Parameters:
    ///   - spoilsValue: whether the value read in its place is a guess.
    ///   - fix: the change that solves the problem, from where the cursor is.
    ///   - guess: a change that may solve it, to be tried before it is offered.
    mutating func problem(
        at offset: Int, spoilsValue: Bool = false, _ problem: @autoclosure () -> some Problem,
        fix: (Self) -> TextChange? = { _ in nil }, guess: (Self) -> TextChange? = { _ in nil }
    ) {
        defer { if spoilsValue { treeIsSound = false } }
        guard !log.isFull else { return log.omit(.error) }
        let diagnostic = Diagnostic(
            .error, file: log.file, position: lines.position(of: offset), problem(),
            fix: fix(self).map(Fix.text))
        log.add(contentsOf: [diagnostic])
        if guesses.count < SyntaxTree.Guess.limit, let guess = guess(self) {
            guesses.append(SyntaxTree.Guess(diagnostic: diagnostic, change: guess))
        }
    }

    /// Logs a problem after which parsing cannot continue.
    mutating func stop(
        at offset: Int, _ problem: some Problem, guess: (Self) -> TextChange? = { _ in nil }
    ) -> Stop {
        self.problem(at: offset, spoilsValue: true, problem, guess: guess)
        return Stop()
    }

    /// Counts a value at `offset`.
    ///
    /// - Parameter depth: the number of open dictionaries and arrays, itself included.
    mutating func count(at offset: Int, depth: Int) throws(Stop) {
        valueCount += 1
        if depth > SyntaxLimits.depth {
            throw stop(at: offset, TextProblem.nestedTooDeeply)
        }
        if valueCount > SyntaxLimits.valueCount {
            throw stop(at: offset, TextProblem.tooManyValues)
        }
    }

    /// Adds an entry to its dictionary, and logs a duplicate key.
    mutating func add(_ entry: Node.Entry, to entries: inout EntryList) {
        if let mistake = SyntaxLimits.mistake(inKey: entry.key) {
            problem(at: Int(entry.keyRange.start), spoilsValue: true, mistake)
        }
        guard let earlier = entries.append(entry) else { return }
        let lines = lines
        problem(
            at: Int(entry.keyRange.start),
            TextProblem.repeatedKey(
                entry.key, line: lines.position(of: Int(earlier.start)).line))
    }

    /// The text at `offset`, after a check of the limits for texts.
    mutating func checked(_ text: String, at offset: Int) -> String {
        guard let mistake = SyntaxLimits.mistake(in: text) else { return text }
        problem(at: offset, spoilsValue: true, mistake)
        return ""
    }

    /// The result of parsing: the tree where its values are certain, with the diagnostics.
    func outcome(_ root: Node?, file: String, format: SyntaxTree.Format) -> SyntaxTree.Outcome {
        let tree = root.map { SyntaxTree(file: file, format: format, root: $0, lines: lines) }
        return treeIsSound
            ? SyntaxTree.Outcome(tree: tree, log: log)
            : SyntaxTree.Outcome(tree: nil, log: log, guesses: guesses)
    }
}

// MARK: - Changes of the text

extension TextCursor {
    /// The text between two offsets becomes another.
    func change(_ start: Int, _ end: Int, to new: String) -> TextChange {
        TextChange(text(start, end), at: start, to: new)
    }

    /// The offset of the first byte from an offset on that is one of these, or the end.
    func first(_ characters: StaticString, from offset: Int) -> Int {
        characters.withUTF8Buffer { wanted in
            bytes[offset...].firstIndex { wanted.contains($0) } ?? bytes.count
        }
    }

    /// Closes what is open at the end of the file, each where its opening line begins, or behind the
    /// last content where that is on the same line.
    ///
    /// - Parameter open: what to close and where it was opened, from the outermost.
    func closing(_ open: [(text: String, start: Int)]) -> TextChange {
        let end = bytes.contentEnd(before: bytes.count)
        // A comma there would be one too many.
        let start = end > 0 && bytes[end - 1] == UInt8(ascii: ",") ? end - 1 : end
        var new = ""
        for (text, opening) in open.reversed() {
            let line = lineStart(before: opening)
            let isSameLine = new.isEmpty ? line == lineStart(before: start) : !new.contains("\n")
            let indent = String(decoding: bytes.indentation(at: opening), as: UTF8.self)
            new += isSameLine ? text : "\n" + indent + text
        }
        return change(start, end, to: new)
    }

    private func lineStart(before offset: Int) -> Int {
        (bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1
    }
}
