// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Reads property lists in XML: the few elements of Apple's DTD, and the parts of XML that these
/// files use (declaration, document type, comments, CDATA, entities, character references).
///
/// FoundationEssentials' `PropertyListDecoder` has neither positions nor the order of keys.
struct XMLPropertyListReader {
    var cursor: TextCursor
    /// The open elements: the closing tag of each, and the start of its opening tag.
    private var open: [(text: String, start: Int)] = []
    /// Adds the missing closing tags of an element and of the elements around it at the end of the
    /// file.
    func closing(_ tag: Tag) -> TextChange {
        let isListed = open.last?.start == tag.start
        return cursor.closing(isListed ? open : open + [("</\(tag.name)>", tag.start)])
    }

    private init(_ text: SourceText) { cursor = TextCursor(text) }

    static func read(_ text: SourceText) -> SyntaxTree.Outcome {
        var reader = XMLPropertyListReader(text)
        let root = try? reader.readFile()
        return reader.cursor.outcome(root, file: text.file, format: .xmlPropertyList)
    }

    private mutating func readFile() throws(TextCursor.Stop) -> Node {
        try checkEncoding()
        try skipMiscellany()
        let tag = try readOpeningTag()
        guard tag.name == "plist" else {
            let isValue = Self.valueElements.contains(tag.name)
            throw cursor.stop(
                at: tag.start,
                PropertyListProblem.notPropertyList(element: tag.name, isValue: isValue),
                guess: { isValue ? $0.addingPropertyList(around: tag.start) : nil })
        }
        let root = try inside(tag) { (reader) throws(TextCursor.Stop) in
            try reader.readPropertyList(tag)
        }
        try skipMiscellany()
        if !cursor.isAtEnd {
            let found = cursor.nextCharacter
            cursor.problem(at: cursor.index, TextProblem.contentBehindEnd(found))
        }
        return root
    }

    static let valueElements = [
        "dict", "array", "string", "integer", "real", "true", "false", "date", "data",
    ]

    // MARK: - Containers

    /// Reads the content of an open element.
    private mutating func inside<Content>(
        _ tag: Tag, _ read: (inout Self) throws(TextCursor.Stop) -> Content
    ) throws(TextCursor.Stop) -> Content {
        open.append(("</\(tag.name)>", tag.start))
        defer { open.removeLast() }
        return try read(&self)
    }

    private mutating func readPropertyList(_ tag: Tag) throws(TextCursor.Stop) -> Node {
        guard !tag.isEmpty, let first = try readChildTag(of: tag) else {
            throw cursor.stop(at: tag.start, PropertyListProblem.emptyPropertyList)
        }
        let root = try readValue(first, depth: 0)
        if let second = try readChildTag(of: tag) {
            throw cursor.stop(
                at: second.start, PropertyListProblem.secondValue(element: second.name))
        }
        return root
    }

    private mutating func readValue(_ tag: Tag, depth: Int) throws(TextCursor.Stop) -> Node {
        let isContainer = tag.name == "dict" || tag.name == "array"
        try cursor.count(at: tag.start, depth: isContainer ? depth + 1 : 0)
        let content: Node.Content =
            switch tag.name {
            case "dict":
                try inside(tag) { (reader) throws(TextCursor.Stop) in
                    try reader.readDictionary(tag, depth: depth + 1)
                }
            case "array":
                try inside(tag) { (reader) throws(TextCursor.Stop) in
                    try reader.readArray(tag, depth: depth + 1)
                }
            default: try readScalar(tag)
            }
        return Node(content: content, range: ByteRange(tag.start, cursor.index))
    }

    private mutating func readDictionary(
        _ tag: Tag, depth: Int
    ) throws(TextCursor.Stop) -> Node.Content {
        var entries = EntryList()
        while let keyTag = try readChildTag(of: tag) {
            guard keyTag.name == "key" else {
                throw cursor.stop(
                    at: keyTag.start, PropertyListProblem.missingKey(element: keyTag.name))
            }
            let key = try readText(of: keyTag)
            let keyRange = ByteRange(keyTag.start, cursor.index)
            guard let valueTag = try readChildTag(of: tag), valueTag.name != "key" else {
                throw cursor.stop(at: keyTag.start, PropertyListProblem.missingValue(key: key))
            }
            let value = try readValue(valueTag, depth: depth)
            cursor.add(Node.Entry(key: key, keyRange: keyRange, value: value), to: &entries)
        }
        return .dictionary(entries.entries)
    }

    private mutating func readArray(
        _ tag: Tag, depth: Int
    ) throws(TextCursor.Stop) -> Node.Content {
        var values: [Node] = []
        while let child = try readChildTag(of: tag) {
            values.append(try readValue(child, depth: depth))
        }
        return .array(values)
    }
}
