// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension SyntaxValue {
    /// The value as the text of a JSON file: a container is on one line if it fits there.
    package var json: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: 0)
        bytes.append(0x0A)
        return bytes
    }

    private static let lineLength = 100

    private func write(to bytes: inout [UInt8], indent: Int) {
        switch self {
        case .dictionary(let entries) where !entries.isEmpty:
            writeItems(
                entries.map { ($0.key, $0.value) }, "{", "}", to: &bytes, indent: indent)
        case .array(let values) where !values.isEmpty:
            writeItems(values.map { (nil, $0) }, "[", "]", to: &bytes, indent: indent)
        case .dictionary: bytes += Array("{}".utf8)
        case .array: bytes += Array("[]".utf8)
        default:
            // A number that JSON lacks is none: screens are made of finite ones.
            bytes += (try? TextNotation(isXML: false).scalar(self)) ?? Array("null".utf8)
        }
    }

    private func writeItems(
        _ items: [(key: String?, value: SyntaxValue)], _ open: String, _ close: String,
        to bytes: inout [UInt8], indent: Int
    ) {
        let start = bytes.count
        if Self.writeLine(
            items, open, close, to: &bytes, until: start + Self.lineLength - indent)
        {
            return
        }
        // A longer line is written again with a line for each item.
        bytes.removeSubrange(start...)
        bytes += Array(open.utf8)
        let inner = [UInt8](repeating: 0x20, count: indent + 2)
        for (index, item) in items.enumerated() {
            bytes += Array((index > 0 ? ",\n" : "\n").utf8) + inner
            Self.write(item.key, to: &bytes)
            item.value.write(to: &bytes, indent: indent + 2)
        }
        bytes += [0x0A] + inner.dropLast(2) + Array(close.utf8)
    }

    /// Writes items on the current line, and stops where it is too long.
    ///
    /// - Parameter end: the number of bytes before which the last item ends.
    /// - Returns: whether all items are on the line. It is tried once on each level, so that the time does not double
    ///   with each.
    private static func writeLine(
        _ items: [(key: String?, value: SyntaxValue)], _ open: String, _ close: String,
        to bytes: inout [UInt8], until end: Int
    ) -> Bool {
        bytes += Array(open.utf8)
        for (index, item) in items.enumerated() {
            if index > 0 { bytes += Array(", ".utf8) }
            write(item.key, to: &bytes)
            let isWhole: Bool
            switch item.value {
            case .dictionary(let entries) where !entries.isEmpty:
                isWhole = writeLine(
                    entries.map { ($0.key, $0.value) }, "{", "}", to: &bytes, until: end)
            case .array(let values) where !values.isEmpty:
                isWhole = writeLine(
                    values.map { (nil, $0) }, "[", "]", to: &bytes, until: end)
            default:
                item.value.write(to: &bytes, indent: 0)
                isWhole = true
            }
            guard isWhole, bytes.count <= end else { return false }
        }
        bytes += Array(close.utf8)
        return true
    }

    private static func write(_ key: String?, to bytes: inout [UInt8]) {
        guard let key else { return }
        bytes += (try? TextNotation(isXML: false).key(key)) ?? []
        bytes += Array(": ".utf8)
    }
}
