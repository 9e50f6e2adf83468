// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Combine

/// The books of the user.
final class Library: ObservableObject {
    /// A new library has three books, so that no one begins with an empty screen.
    @Published var books = [
        Book(title: "The Lighthouse Keeper’s Almanac", author: "Ines Calloway", page: 112),
        Book(title: "Salt", author: "Teodor Brandt"),
        Book(title: "A Short History of Rain", author: "Mira Okafor", page: 240),
    ]

    func count(on shelf: Shelf) -> Int {
        books.filter { $0.shelf == shelf }.count
    }

    func addBook() {
        books.insert(Book(title: L10n.Library.newBook), at: 0)
    }

    func finish(_ book: Book) {
        guard let index = books.firstIndex(of: book) else { return }
        books[index].page = book.pageCount
    }

    func remove(_ book: Book) {
        books.removeAll { $0.id == book.id }
    }
}
