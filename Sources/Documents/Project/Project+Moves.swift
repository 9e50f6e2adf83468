// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

extension Project {
    /// An exception whose element has moved, so that it would lead to another one.
    package struct MovedException: Hashable, Sendable {
        /// The number of the exception.
        package let number: Int
        /// The element by its texts or its key path as they are now.
        package let element: AuditException.Element
    }

    /// The exceptions of a screen that edits would lead to another element: those for one of several elements with
    /// equal texts, and those that have only a key path.
    ///
    /// - Parameters:
    ///   - name: the screen's file, relative to the folder of the project.
    ///   - old: the screen for which the exceptions were written.
    ///   - places: where its elements went.
    package func movedExceptions(
        of name: String?, from old: Screen, to new: Screen, by places: PlaceMap
    ) -> [MovedException] {
        guard !places.isEmpty else { return [] }
        let own = exceptions.enumerated().filter { $1.screen == nil || $1.screen == name }
        let references = own.compactMap { number, exception in
            exception.reference.map { (number: number, reference: $0) }
        }
        let (before, after) = (ElementIndex(old), ElementIndex(new))
        let all = references.map(\.reference)
        let moved = zip(references, zip(before.items(of: all), after.items(of: all))).compactMap {
            entry, items -> MovedException? in
            guard let item = items.0.flatMap(places.item), item != items.1,
                let reference = after.reference(to: item),
                reference.identity == entry.reference.identity
            else { return nil }
            return MovedException(number: entry.number, element: .reference(reference))
        }
        let named = own.compactMap { number, exception -> MovedException? in
            guard case .name(let path)? = exception.element, let item = ItemID(path),
                let place = places.item(item), place != item
            else { return nil }
            return MovedException(number: number, element: .name(place.description))
        }
        return moved + named
    }

    /// The project with moved exceptions.
    package func replacing(_ moved: [MovedException]) -> Project {
        var project = self
        for exception in moved { project.exceptions[exception.number].element = exception.element }
        return project
    }
}

extension AuditException {
    /// The element by its texts; nil for other exceptions.
    package var reference: ElementReference? {
        if case .reference(let element)? = element { element } else { nil }
    }
}
