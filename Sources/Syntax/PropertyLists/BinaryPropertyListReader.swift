// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Reads binary property lists, version 00.
///
/// Typeladder has its own reader, because FoundationEssentials' `PropertyListDecoder` gives neither
/// the order of keys nor the bytes of a value. Also, objects refer to each other by number, so a
/// malicious file can expand one array into billions. This reader limits the depth and the number
/// of values, and checks every offset. The layout is in the comment at the top of CFBinaryPList.c
/// in Apple's CoreFoundation.
struct BinaryPropertyListReader {
    /// Thrown if the file contradicts itself.
    struct Failure: Error {
        var path: NodePath
        var problem: any Problem

        init(_ problem: some Problem, at path: NodePath = .root) {
            (self.problem, self.path) = (problem, path)
        }
    }

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let topObject: Int
    private let tableStart: Int
    private var valueCount = 0
    private var textLength = 0
    private var log: DiagnosticLog
    /// Values without children by object, because many entries may refer to one long text.
    private var scalars: [Int: Node] = [:]

    static func read(_ file: SourceFile) -> SyntaxTree.Outcome {
        var log = DiagnosticLog(file: file.name)
        do {
            var reader = try BinaryPropertyListReader(file)
            let root = try reader.readObject(reader.topObject, path: .root, depth: 0)
            let tree = SyntaxTree(
                file: file.name, format: .binaryPropertyList, root: root, lines: nil)
            return SyntaxTree.Outcome(tree: tree, log: reader.log)
        } catch {
            log.add(contentsOf: [
                Diagnostic(
                    .error, file: file.name, keyPath: error.path.description, error.problem)
            ])
            return SyntaxTree.Outcome(tree: nil, log: log)
        }
    }

    private static func damaged(
        _ damage: PropertyListProblem.Damage, at path: NodePath = .root
    ) -> Failure {
        Failure(PropertyListProblem.damaged(damage), at: path)
    }

    // MARK: - Trailer

    /// Reads the trailer: 32 bytes at the end with the offsets of the other parts.
    private init(_ file: SourceFile) throws(Failure) {
        bytes = file.bytes
        log = DiagnosticLog(file: file.name)
        guard bytes.starts(with: "bplist00".utf8) else {
            throw Failure(PropertyListProblem.unknownVersion)
        }
        let trailer = bytes.count - 32
        guard trailer >= 8 else { throw Self.damaged(.tooShort) }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.integer(bytes[(trailer + 8)..<(trailer + 16)]),
            let top = Self.integer(bytes[(trailer + 16)..<(trailer + 24)]),
            let table = Self.integer(bytes[(trailer + 24)...])
        else { throw Self.damaged(.trailer) }
        guard table >= 8, table <= trailer, count <= (trailer - table) / offsetSize, top < count
        else { throw Self.damaged(.trailerOutsideFile) }
        (objectCount, topObject, tableStart) = (count, top, table)
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
        var value: UInt64 = 0
        for byte in bytes.suffix(8) { value = value << 8 | UInt64(byte) }
        return Int(exactly: value)
    }

    // MARK: - Objects

    private mutating func readObject(
        _ object: Int, path: NodePath, depth: Int
    ) throws(Failure) -> Node {
        valueCount += 1
        guard valueCount <= SyntaxLimits.valueCount else {
            throw Failure(PropertyListProblem.tooManyValues, at: path)
        }
        if let known = scalars[object] { return known }
        guard object < objectCount else {
            throw Self.damaged(.missingObject, at: path)
        }
        let entry = tableStart + object * offsetSize
        guard let start = Self.integer(bytes[entry..<entry + offsetSize]), start >= 8,
            start < tableStart
        else { throw Self.damaged(.objectOutsideFile, at: path) }
        let marker = bytes[start]
        switch marker & 0xF0 {
        case 0xA0, 0xD0:
            guard depth < SyntaxLimits.depth else {
                throw Failure(PropertyListProblem.nestedTooDeeply, at: path)
            }
            return marker & 0xF0 == 0xA0
                ? try readArray(at: start, path: path, depth: depth + 1)
                : try readDictionary(at: start, path: path, depth: depth + 1)
        default:
            let scalar = try readScalar(at: start, path: path)
            textLength += Int(scalar.range.end) - Int(scalar.range.start)
            guard textLength <= SyntaxLimits.textLength else {
                throw Failure(PropertyListProblem.tooMuchText, at: path)
            }
            if let text = scalar.string, let mistake = SyntaxLimits.mistake(in: text) {
                throw Failure(mistake, at: path)
            }
            scalars[object] = scalar
            return scalar
        }
    }

    /// The count of a string, data, or container, and the range of bytes for that many units.
    private func extent(
        at start: Int, unitSize: Int, path: NodePath
    ) throws(Failure) -> (count: Int, body: Range<Int>) {
        var count = Int(bytes[start] & 0x0F)
        var body = start + 1
        if count == 0x0F {
            guard body < tableStart, bytes[body] & 0xF0 == 0x10, bytes[body] & 0x0F <= 3 else {
                throw Self.damaged(.length, at: path)
            }
            let size = 1 << Int(bytes[body] & 0x0F)
            guard body + 1 + size <= tableStart,
                let long = Self.integer(bytes[(body + 1)..<(body + 1 + size)])
            else { throw Self.damaged(.length, at: path) }
            count = long
            body += 1 + size
        }
        guard count <= (tableStart - body) / unitSize else {
            throw Self.damaged(.valueBeyondEnd, at: path)
        }
        return (count, body..<body + count * unitSize)
    }

    private func reference(_ index: Int, in body: Range<Int>) -> Int {
        let start = body.lowerBound + index * referenceSize
        return Self.integer(bytes[start..<start + referenceSize]) ?? .max
    }

    private mutating func readArray(
        at start: Int, path: NodePath, depth: Int
    ) throws(Failure) -> Node {
        let (count, body) = try extent(at: start, unitSize: referenceSize, path: path)
        var values: [Node] = []
        for index in 0..<count {
            values.append(
                try readObject(
                    reference(index, in: body), path: .index(path, index), depth: depth))
        }
        return Node(content: .array(values), range: ByteRange(start, body.upperBound))
    }

    private mutating func readDictionary(
        at start: Int, path: NodePath, depth: Int
    ) throws(Failure) -> Node {
        let (count, body) = try extent(at: start, unitSize: 2 * referenceSize, path: path)
        var entries = EntryList()
        for index in 0..<count {
            let keyNode = try readObject(reference(index, in: body), path: path, depth: depth)
            guard let key = keyNode.string else {
                throw Self.damaged(.key(keyNode.kind), at: path)
            }
            if let mistake = SyntaxLimits.mistake(inKey: key) {
                throw Failure(mistake, at: path)
            }
            let keyPath = NodePath.key(path, key)
            let value = try readObject(
                reference(count + index, in: body), path: keyPath, depth: depth)
            let entry = Node.Entry(key: key, keyRange: keyNode.range, value: value)
            if entries.append(entry) != nil {
                log.add(
                    .error, at: nil, keyPath: keyPath.description,
                    PropertyListProblem.repeatedKey(key))
            }
        }
        return Node(
            content: .dictionary(entries.entries), range: ByteRange(start, body.upperBound))
    }

    // MARK: - Scalars

    private func readScalar(at start: Int, path: NodePath) throws(Failure) -> Node {
        let marker = bytes[start]
        let content: Node.Content
        var body = start..<start + 1
        switch marker {
        case 0x00: content = .null
        case 0x08: content = .bool(false)
        case 0x09: content = .bool(true)
        case 0x10...0x14, 0x22, 0x23, 0x33:
            body = start + 1..<start + 1 + (1 << Int(marker & 0x0F))
            guard body.upperBound <= tableStart else {
                throw Self.damaged(.numberBeyondEnd, at: path)
            }
            content = Self.number(marker, bytes[body])
        case 0x40...0x4F:
            body = try extent(at: start, unitSize: 1, path: path).body
            content = .data(Array(bytes[body]))
        case 0x50...0x5F:
            body = try extent(at: start, unitSize: 1, path: path).body
            guard !bytes[body].contains(where: { $0 >= 0x80 }) else {
                throw Self.damaged(.textNotASCII, at: path)
            }
            content = .string(String(decoding: bytes[body], as: UTF8.self))
        case 0x60...0x6F:
            body = try extent(at: start, unitSize: 2, path: path).body
            let units = stride(from: body.lowerBound, to: body.upperBound, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            guard let text = String(validating: units, as: UTF16.self) else {
                throw Self.damaged(.textNotUTF16, at: path)
            }
            content = .string(text)
        default:
            throw Self.damaged(.unknownType, at: path)
        }
        return Node(content: content, range: ByteRange(start, body.upperBound))
    }

    /// Integers of 1, 2, and 4 bytes are unsigned. Longer ones have a sign.
    private static func number(_ marker: UInt8, _ body: ArraySlice<UInt8>) -> Node.Content {
        var bits: UInt64 = 0
        for byte in body.suffix(8) { bits = bits << 8 | UInt64(byte) }
        switch marker {
        case 0x22:
            let value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            return .number(Node.Number(text: "\(value)", isInteger: false))
        case 0x23:
            return .number(Node.Number(text: "\(Double(bitPattern: bits))", isInteger: false))
        case 0x33: return .date("\(Double(bitPattern: bits))")
        case 0x14 where body.dropLast(8).allSatisfy({ $0 == 0 }):
            return .number(Node.Number(text: "\(bits)", isInteger: true))
        default:
            return .number(Node.Number(text: "\(Int64(bitPattern: bits))", isInteger: true))
        }
    }
}
