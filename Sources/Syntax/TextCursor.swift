// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The cursor over the bytes of a text, and the log of its problems. The JSON reader and the XML
/// reader share it.
struct TextCursor {
    /// Thrown if parsing cannot continue. The problem is in the log.
    struct Stop: Error {}

    let bytes: [UInt8]
    let lines: LineTable
    /// Offset of the next byte.
    var index: Int
    var log: DiagnosticLog
    /// Whether the values so far are certain despite errors.
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

    /// The byte at a distance after the next one.
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

    /// Advances past `text` if it comes next.
    mutating func skip(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    /// The text between two offsets.
    func text(_ start: Int, _ end: Int) -> String {
        String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The character at the next byte for diagnostics, or nil at the end of the file.
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
    ///   - fix: the change that resolves the problem, from the cursor's offset.
    ///   - guess: a change that may resolve the problem, to try before it is offered.
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
    /// - Parameter depth: the number of open dictionaries and arrays, including this value.
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

    /// The text at `offset`, after checking it against the limits.
    mutating func checked(_ text: String, at offset: Int) -> String {
        guard let mistake = SyntaxLimits.mistake(in: text) else { return text }
        problem(at: offset, spoilsValue: true, mistake)
        return ""
    }

    /// The result of parsing: the diagnostics, and the tree if its values are certain.
    func outcome(_ root: Node?, file: String, format: SyntaxTree.Format) -> SyntaxTree.Outcome {
        let tree = root.map { SyntaxTree(file: file, format: format, root: $0, lines: lines) }
        return treeIsSound
            ? SyntaxTree.Outcome(tree: tree, log: log)
            : SyntaxTree.Outcome(tree: nil, log: log, guesses: guesses)
    }
}

// MARK: - Changes of the text

extension TextCursor {
    /// The change of the text between two offsets.
    func change(_ start: Int, _ end: Int, to new: String) -> TextChange {
        TextChange(text(start, end), at: start, to: new)
    }

    /// The offset of the first of these characters from `offset` on, or the end.
    func first(_ characters: StaticString, from offset: Int) -> Int {
        characters.withUTF8Buffer { wanted in
            bytes[offset...].firstIndex { wanted.contains($0) } ?? bytes.count
        }
    }

    /// Closes everything open at the end of the file. Each bracket or tag gets the indentation of
    /// its opening line, or follows the last content if that is on the same line.
    ///
    /// - Parameter open: the closing texts with the offsets of their opening, from the outermost.
    func closing(_ open: [(text: String, start: Int)]) -> TextChange {
        let end = bytes.contentEnd(before: bytes.count)
        // A comma before a closing bracket would be surplus.
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
