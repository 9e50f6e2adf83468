// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Paths

extension Node {
    /// The value at the end of a path, or nil if the path leads nowhere.
    package func node(at path: some Sequence<SyntaxEdit.Step>) -> Node? {
        var node: Node? = self
        for step in path {
            switch step {
            case .key(let key): node = node?[key]
            case .index(let index): node = node?[index]
            }
        }
        return node
    }

    /// The path to the value with exactly these bytes, or nil if no value has them.
    package func steps(to wanted: ByteRange) -> [SyntaxEdit.Step]? {
        if range == wanted { return [] }
        for entry in entries ?? [] where entry.value.range.holds(wanted) {
            return entry.value.steps(to: wanted).map { [.key(entry.key)] + $0 }
        }
        let index = array?.firstIndex { $0.range.holds(wanted) }
        guard let index, let element = array?[index] else { return nil }
        return element.steps(to: wanted).map { [.index(index)] + $0 }
    }

    /// The value at a key path. A key may contain dots, and a long key is truncated as in
    /// diagnostics, so this tries each key that is a prefix of the path.
    func descendant(at path: Substring) -> (node: Node, keyRange: ByteRange?)? {
        if let array {
            let digits = path.prefix { $0 != "." }
            guard let index = Int(digits), array.indices.contains(index) else { return nil }
            return array[index].descendant(behind: digits, of: path, keyRange: nil)
        }
        for entry in entries ?? [] where path.utf8.starts(with: Phrases.shortened(entry.key).utf8) {
            let key = Phrases.shortened(entry.key)
            let found = entry.value.descendant(behind: key, of: path, keyRange: entry.keyRange)
            if let found { return found }
        }
        return nil
    }

    private func descendant(
        behind step: some StringProtocol, of path: Substring, keyRange: ByteRange?
    ) -> (node: Node, keyRange: ByteRange?)? {
        let rest = path.utf8.dropFirst(step.utf8.count)
        guard let next = rest.first else { return (self, keyRange) }
        guard next == UInt8(ascii: ".") else { return nil }
        return descendant(at: Substring(rest.dropFirst()))
    }
}

extension ByteRange {
    fileprivate func holds(_ other: ByteRange) -> Bool {
        start <= other.start && other.end <= end
    }
}
