// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The object table of a binary property list, for changing single objects of the file.
///
/// Bytes of unchanged objects are written back as they were: unknown types, odd widths, gaps, and
/// unused objects survive. A changed object stays in its place, unless it shares bytes with other
/// objects. In that case it goes after all objects, like a new one.
package struct BinaryObjects {
    private let file: [UInt8]
    private let tableStart: Int
    private let originalOffsets: [UInt64]
    private let offsetSize: Int
    private(set) var referenceSize: Int
    var top: Int
    /// The changed and added objects.
    private var changed: [Int: [UInt8]] = [:]
    /// The number of objects, including unused ones.
    private(set) var count: Int

    /// The objects of a file that `BinaryPropertyListReader` can read without an error.
    init(_ source: SourceFile) throws(EditFailure) {
        file = source.bytes
        let damage = EditFailure(EditProblem.damagedBinary)
        let trailer = file.count - 32
        guard trailer >= 8 else { throw damage }
        offsetSize = Int(file[trailer + 6])
        referenceSize = Int(file[trailer + 7])
        let bytes = source.bytes
        let numbers = (1...3).map { Self.number(bytes[trailer + 8 * $0..<trailer + 8 * $0 + 8]) }
        guard let count = Int(exactly: numbers[0]), let top = Int(exactly: numbers[1]),
            let table = Int(exactly: numbers[2]), (1...8).contains(offsetSize),
            (1...8).contains(referenceSize), table >= 8, table <= trailer,
            count <= (trailer - table) / offsetSize, top < count
        else { throw damage }
        (self.count, self.top, tableStart) = (count, top, table)
        let size = offsetSize
        originalOffsets = (0..<count).map {
            Self.number(bytes[table + $0 * size..<table + ($0 + 1) * size])
        }
    }

    static func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A number in big-endian bytes.
    package static func bytes(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
    }
}

// MARK: - Reading

extension BinaryObjects {
    /// The byte ranges of an object.
    private struct Extent {
        /// From the marker to the end.
        var range: Range<Int>
        /// The content after the marker and the count.
        var body: Range<Int>
    }

    private static func extent(
        in bytes: [UInt8], at start: Int, end: Int, referenceSize: Int
    ) -> Extent? {
        guard start < end else { return nil }
        let low = Int(bytes[start] & 0x0F)
        var body = start + 1
        var count = low
        switch bytes[start] >> 4 {
        case 0x0: count = 0
        case 0x1, 0x2, 0x3: count = 1 << low
        case 0x8: count = low + 1
        default:
            if low == 0x0F {
                guard body < end, bytes[body] & 0xF0 == 0x10 else { return nil }
                let size = 1 << Int(bytes[body] & 0x0F)
                guard size <= 8, body + 1 + size <= end else { return nil }
                count = Int(clamping: number(bytes[body + 1..<body + 1 + size]))
                body += 1 + size
            }
            let unit =
                switch bytes[start] >> 4 {
                case 0x6: 2
                case 0xA, 0xB, 0xC: referenceSize
                case 0xD: 2 * referenceSize
                default: 1
                }
            guard count <= (end - body) / unit else { return nil }
            count *= unit
        }
        guard count <= end - body else { return nil }
        return Extent(range: start..<body + count, body: body..<body + count)
    }

    private func location(of object: Int) -> (bytes: [UInt8], extent: Extent)? {
        if let bytes = changed[object] {
            return Self.extent(
                in: bytes, at: 0, end: bytes.count, referenceSize: referenceSize
            ).map { (bytes, $0) }
        }
        return originalExtent(of: object).map { (file, $0) }
    }

    private func originalExtent(of object: Int) -> Extent? {
        guard originalOffsets.indices.contains(object),
            let start = Int(exactly: originalOffsets[object]), start >= 8, start < tableStart
        else { return nil }
        return Self.extent(
            in: file, at: start, end: tableStart, referenceSize: Int(file[file.count - 25]))
    }

    /// An object's bytes with its marker; empty where they are invalid.
    func bytes(of object: Int) -> [UInt8] {
        location(of: object).map { Array($0.bytes[$0.extent.range]) } ?? []
    }

    /// The references of an object. Empty unless it is a dictionary, an array, or a set.
    func references(of object: Int) -> [Int] {
        guard let (bytes, extent) = location(of: object),
            isContainer(bytes[extent.range.lowerBound])
        else { return [] }
        return stride(
            from: extent.body.lowerBound, to: extent.body.upperBound, by: referenceSize
        ).map { Int(clamping: Self.number(bytes[$0..<$0 + referenceSize])) }
    }

    private func isContainer(_ marker: UInt8) -> Bool {
        [0xA, 0xB, 0xC, 0xD].contains(marker >> 4)
    }

    /// The number of references to each used object.
    func useCounts() -> [Int: Int] {
        var uses = [top: 1]
        var pending = [top]
        while let object = pending.popLast() {
            for reference in references(of: object) {
                uses[reference, default: 0] += 1
                if uses[reference] == 1 { pending.append(reference) }
            }
        }
        return uses
    }
}

// MARK: - Changes

extension BinaryObjects {
    /// Replaces the bytes of an object.
    mutating func change(_ object: Int, to bytes: [UInt8]) { changed[object] = bytes }

    /// Adds an object without references to others.
    mutating func add(_ bytes: [UInt8]) -> Int {
        widenReferences(for: count + 1)
        changed[count] = bytes
        count += 1
        return count - 1
    }

    /// Adds a container. Its bytes are encoded after references became wider.
    mutating func add(_ bytes: (BinaryObjects) -> [UInt8]) -> Int {
        widenReferences(for: count + 1)
        return add(bytes(self))
    }

    /// Replaces the references of a container, but not its type.
    mutating func change(_ object: Int, references: [Int]) {
        guard let marker = bytes(of: object).first else { return }
        changed[object] = container(marker & 0xF0, references)
    }

    /// A container's bytes.
    func container(_ kind: UInt8, _ references: [Int]) -> [UInt8] {
        Self.header(kind, count: kind == 0xD0 ? references.count / 2 : references.count)
            + references.flatMap { Self.bytes(UInt64($0), referenceSize) }
    }

    /// A marker byte with its count. A count of 15 or more has bytes of its own.
    static func header(_ kind: UInt8, count: Int) -> [UInt8] {
        guard count >= 15 else { return [kind | UInt8(count)] }
        let power = count < 1 << 8 ? 0 : count < 1 << 16 ? 1 : 2
        return [kind | 0x0F, 0x10 | UInt8(power)] + bytes(UInt64(count), 1 << power)
    }

    /// Widens all references if there are too many objects for them. The count itself must fit,
    /// too, or CoreFoundation does not read the file (`__CFBinaryPlistGetTopLevelInfo`).
    private mutating func widenReferences(for newCount: Int) {
        guard referenceSize < 8, newCount >= 1 << (8 * referenceSize) else { return }
        // Added objects may not have a container with a reference to them yet.
        let used = Set(useCounts().keys).union(changed.keys)
        let containers = used.compactMap { object -> (Int, UInt8, [Int])? in
            guard let marker = bytes(of: object).first, isContainer(marker) else { return nil }
            return (object, marker & 0xF0, references(of: object))
        }
        referenceSize += 1
        for (object, kind, references) in containers {
            changed[object] = container(kind, references)
        }
    }
}

// MARK: - Writing

extension BinaryObjects {
    /// The bytes of the changed file.
    func serialized() -> [UInt8] {
        if changed.isEmpty { return file }
        let (splices, inPlace) = splices()
        var bytes = Array(file[..<tableStart]).applying(splices)
        var offsets = shifted(originalOffsets, by: splices)
        for object in changed.keys.sorted() where !inPlace.contains(object) {
            if object < offsets.count {
                offsets[object] = UInt64(bytes.count)
            } else {
                offsets.append(UInt64(bytes.count))
            }
            bytes += changed[object] ?? []
        }
        let table = bytes.count
        var size = offsetSize
        while size < 8, table >= 1 << (8 * size) { size += 1 }
        for offset in offsets { bytes += Self.bytes(offset, size) }
        let trailer = file.count - 32
        bytes += file[(tableStart + originalOffsets.count * offsetSize)..<trailer]
        bytes += file[trailer..<trailer + 6] + [UInt8(size), UInt8(referenceSize)]
        return bytes + [count, top, table].flatMap { Self.bytes(UInt64($0), 8) }
    }

    /// The changes that fit into the places of the old objects, and the indices of those objects.
    private func splices() -> ([Splice], Set<Int>) {
        let extents = originalOffsets.indices
            .compactMap { object in originalExtent(of: object).map { (object, $0.range) } }
            .sorted { ($0.1.lowerBound, $0.1.upperBound) < ($1.1.lowerBound, $1.1.upperBound) }
        var splices: [Splice] = []
        var inPlace: Set<Int> = []
        var reached = 0
        for (index, (object, range)) in extents.enumerated() {
            let next = index + 1 < extents.count ? extents[index + 1].1.lowerBound : tableStart
            if let bytes = changed[object], reached <= range.lowerBound, range.upperBound <= next {
                splices.append(Splice(range, bytes))
                inPlace.insert(object)
            }
            reached = max(reached, range.upperBound)
        }
        return (splices, inPlace)
    }

    private func shifted(_ offsets: [UInt64], by splices: [Splice]) -> [UInt64] {
        offsets.map { offset in
            guard offset < UInt64(tableStart) else { return offset }
            let shift = splices.filter { $0.range.lowerBound < Int(offset) }
                .reduce(0) { $0 + $1.bytes.count - $1.range.count }
            return UInt64(Int(offset) + shift)
        }
    }
}
