// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

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
