// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Makes a `SyntaxEdit` in a binary property list.
///
/// Files store equal values once, with several references. An edit changes only one value, so it
/// first copies every object with several references on the path to the value.
package struct BinaryPropertyListEditor {
    private(set) var objects: BinaryObjects
    /// The indices of objects by their bytes, to share equal values.
    private var knownObjects: [[UInt8]: Int]?

    init(_ objects: BinaryObjects) { self.objects = objects }

    /// The place of a reference in its container.
    private struct Slot {
        /// The container; nil for the root object.
        var owner: Int?
        /// The index within the container's references.
        var index: Int
        var object: Int
        /// Whether the object has other references.
        var isShared: Bool
    }

    mutating func apply(_ edit: SyntaxEdit) throws(EditFailure) {
        switch edit.change {
        case .replace(let value):
            let slot = try find(edit.path)
            try replace(slot, with: value)
        case .insertEntry(let entry, let index):
            let container = try owned(edit.path, kind: 0xD0)
            var (keys, values) = halves(of: container)
            let index = min(index ?? keys.count, keys.count)
            let key = objectForScalar(try Self.scalar(.string(entry.key)))
            keys.insert(key, at: index)
            values.insert(try object(for: entry.value), at: index)
            objects.change(container, references: keys + values)
        case .insertElement(let value, let index):
            let container = try owned(edit.path, kind: 0xA0)
            var references = objects.references(of: container)
            guard index <= references.count else { throw Self.nothingThere }
            references.insert(try object(for: value), at: index)
            objects.change(container, references: references)
        case .arrange: throw EditFailure(EditProblem.valueNotAdded)
        case .rename(let new):
            let container = try owned(edit.path.dropLast(), kind: 0xD0)
            guard let step = edit.path.last else { throw Self.nothingThere }
            let (keys, values) = halves(of: container)
            let place = try index(of: step, in: container) - keys.count
            guard !keys.contains(where: { Self.text(objects.bytes(of: $0)) == new }) else {
                throw EditFailure(EditProblem.keyNotAllowed(new))
            }
            var renamed = keys
            renamed[place] = objectForScalar(try Self.scalar(.string(new)))
            objects.change(container, references: renamed + values)
        case .remove:
            try remove(edit.path)
        }
    }

    private static let nothingThere = EditFailure(EditProblem.missingValue)

    // MARK: - Paths

    /// The slot at the end of a path. Copies each shared container on the way.
    private mutating func find(
        _ path: some Sequence<SyntaxEdit.Step>
    ) throws(EditFailure) -> Slot {
        var slot = Slot(owner: nil, index: 0, object: objects.top, isShared: false)
        for step in path {
            own(&slot)
            let uses = objects.useCounts()
            let index = try self.index(of: step, in: slot.object)
            let object = objects.references(of: slot.object)[index]
            slot = Slot(
                owner: slot.object, index: index, object: object,
                isShared: uses[object] ?? 0 > 1)
        }
        return slot
    }

    /// Copies the object of a slot if it has other references.
    private mutating func own(_ slot: inout Slot) {
        guard slot.isShared else { return }
        let bytes = objects.bytes(of: slot.object)
        let references = objects.references(of: slot.object)
        slot.object =
            references.isEmpty
            ? objects.add(bytes)
            : objects.add { $0.container((bytes.first ?? 0) & 0xF0, references) }
        slot.isShared = false
        point(slot)
    }

    private mutating func point(_ slot: Slot) {
        guard let owner = slot.owner else {
            objects.top = slot.object
            return
        }
        var references = objects.references(of: owner)
        references[slot.index] = slot.object
        objects.change(owner, references: references)
    }

    private mutating func owned(
        _ path: some Sequence<SyntaxEdit.Step>, kind: UInt8
    ) throws(EditFailure) -> Int {
        var slot = try find(path)
        guard (objects.bytes(of: slot.object).first ?? 0) & 0xF0 == kind else {
            throw Self.nothingThere
        }
        own(&slot)
        return slot.object
    }

    private func halves(of dictionary: Int) -> (keys: [Int], values: [Int]) {
        let references = objects.references(of: dictionary)
        let middle = references.count / 2
        return (Array(references[..<middle]), Array(references[middle...]))
    }

    private func index(
        of step: SyntaxEdit.Step, in container: Int
    ) throws(EditFailure) -> Int {
        let kind = (objects.bytes(of: container).first ?? 0) & 0xF0
        switch step {
        case .key(let key) where kind == 0xD0:
            let keys = halves(of: container).keys
            let place = keys.firstIndex { Self.text(objects.bytes(of: $0)) == key }
            if let place { return keys.count + place }
        case .index(let index)
        where kind == 0xA0 && objects.references(of: container).indices.contains(index):
            return index
        default: break
        }
        throw Self.nothingThere
    }

    private static func text(_ bytes: [UInt8]) -> String? {
        guard let marker = bytes.first else { return nil }
        var body = bytes.dropFirst()
        if marker & 0x0F == 0x0F, let size = body.first {
            body = body.dropFirst(1 + 1 << (size & 7))
        }
        switch marker & 0xF0 {
        case 0x50: return String(decoding: body, as: UTF8.self)
        case 0x60:
            let units = stride(from: body.startIndex, to: body.endIndex - 1, by: 2).map {
                UInt16(body[$0]) << 8 | UInt16(body[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        default: return nil
        }
    }

    // MARK: - Replacing and removing

    private mutating func replace(
        _ slot: Slot, with value: SyntaxValue
    ) throws(EditFailure) {
        var slot = slot
        let old = objects.bytes(of: slot.object)
        guard value.isScalar else {
            let (kind, references) = try container(for: value)
            if slot.owner == nil, (old.first ?? 0) >= 0xA0 {
                objects.change(slot.object, to: objects.container(kind, references))
            } else {
                // Add an object instead of changing the old one, because the new value may contain
                // the old one.
                slot.object = objects.add { $0.container(kind, references) }
                point(slot)
            }
            return
        }
        let new = try Self.scalar(value, like: old)
        if new == old { return }
        if slot.isShared {
            slot.object = objects.add(new)
            point(slot)
        } else {
            objects.change(slot.object, to: new)
        }
    }

    private mutating func remove(_ path: [SyntaxEdit.Step]) throws(EditFailure) {
        guard let step = path.last else {
            throw EditFailure(EditProblem.outermostValue)
        }
        let isKey = if case .key = step { true } else { false }
        let container = try owned(path.dropLast(), kind: isKey ? 0xD0 : 0xA0)
        let index = try self.index(of: step, in: container)
        var references = objects.references(of: container)
        let count = references.count
        references.remove(at: index)
        // The values come after the keys.
        if isKey { references.remove(at: index - count / 2) }
        objects.change(container, references: references)
    }

    // MARK: - Adding

    /// The object of a value. Equal scalars share one object.
    private mutating func object(for value: SyntaxValue) throws(EditFailure) -> Int {
        if value.isScalar { return objectForScalar(try Self.scalar(value)) }
        let (kind, references) = try container(for: value)
        return objects.add { $0.container(kind, references) }
    }

    private mutating func container(
        for value: SyntaxValue
    ) throws(EditFailure) -> (kind: UInt8, references: [Int]) {
        var keys: [Int] = []
        if case .dictionary(let entries) = value {
            for entry in entries {
                keys.append(objectForScalar(try Self.scalar(.string(entry.key))))
            }
        }
        var values: [Int] = []
        for child in value.children { values.append(try object(for: child)) }
        if case .array = value { return (0xA0, values) }
        return (0xD0, keys + values)
    }

    private mutating func objectForScalar(_ bytes: [UInt8]) -> Int {
        if knownObjects == nil {
            knownObjects = Dictionary(
                (0..<objects.count).map { (objects.bytes(of: $0), $0) },
                uniquingKeysWith: { first, _ in first })
        }
        if let object = knownObjects?[bytes] { return object }
        let object = objects.add(bytes)
        knownObjects?[bytes] = object
        return object
    }
}
