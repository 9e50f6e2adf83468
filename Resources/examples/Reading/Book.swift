// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation

/// The shelf that a book is on.
enum Shelf: CaseIterable, Identifiable {
    case reading
    case upNext
    case finished

    var id: Self { self }

    var title: String {
        switch self {
        case .reading: L10n.Shelf.reading
        case .upNext: L10n.Shelf.upNext
        case .finished: L10n.Shelf.finished
        }
    }

    var systemImage: String {
        switch self {
        case .reading: "book"
        case .upNext: "bookmark"
        case .finished: "checkmark.seal"
        }
    }
}

/// What a book is made of.
enum BookFormat: String, CaseIterable, Identifiable {
    case paper = "Paper"
    case digital = "E-Book"
    case audio = "Audio"

    var id: Self { self }
}

/// A book, and how far it was read.
struct Book: Identifiable, Hashable {
    let id = UUID()
    var title = ""
    var author = ""
    var format = BookFormat.paper
    var page = 0
    var pageCount = 240
    var started = Date.now
    var isLent = false
    var borrower = ""
    var notes = ""

    var shelf: Shelf {
        switch page {
        case 0: .upNext
        case pageCount: .finished
        default: .reading
        }
    }

    var isFinished: Bool { shelf == .finished }
}
