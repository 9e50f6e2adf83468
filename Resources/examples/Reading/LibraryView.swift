// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The shelves, and the books that were opened last.
struct LibraryView: View {
    @EnvironmentObject private var library: Library
    @State private var searchText = ""

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(Shelf.allCases) { shelf in
                        Label(shelf.title, systemImage: shelf.systemImage)
                            .badge(library.count(on: shelf))
                    }
                }
                Section("Recently Opened") {
                    ForEach($library.books) { $book in
                        NavigationLink {
                            BookForm(book: $book)
                        } label: {
                            BookRow(book: book)
                        }
                        .swipeActions(edge: .leading) { finish(book) }
                        .swipeActions { delete(book) }
                    }
                }
            }
            .navigationTitle(L10n.Library.title)
            .searchable(text: $searchText, prompt: L10n.Library.search)
            .toolbar {
                Button("Add Book", systemImage: "plus") { library.addBook() }
            }
        }
    }

    private func finish(_ book: Book) -> some View {
        Button("Finish", systemImage: "checkmark") { library.finish(book) }
            .tint(.green)
    }

    private func delete(_ book: Book) -> some View {
        Button("Delete", systemImage: "trash", role: .destructive) { library.remove(book) }
    }
}

#Preview {
    LibraryView()
        .environmentObject(Library())
}
