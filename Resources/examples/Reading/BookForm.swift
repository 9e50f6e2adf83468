// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// What is known about a book.
struct BookForm: View {
    @Binding var book: Book
    @State private var isDeleting = false
    @EnvironmentObject private var library: Library
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section("Book") {
                TextField("Title", text: $book.title)
                TextField("Author", text: $book.author)
                    .textInputAutocapitalization(.words)
                Picker("Format", selection: $book.format) {
                    ForEach(BookFormat.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
            }
            Section {
                DatePicker("Started", selection: $book.started, displayedComponents: .date)
                Stepper(
                    "Page \(book.page) of \(book.pageCount)", value: $book.page,
                    in: 0...book.pageCount)
            } header: {
                Text("Progress")
            } footer: {
                Text("A book moves to Finished when you reach its last page.")
            }
            Section {
                Toggle("Lent to a Friend", isOn: $book.isLent)
                if book.isLent {
                    LabeledContent("Borrower") {
                        TextField("Name", text: $book.borrower)
                    }
                }
                DisclosureGroup("Notes") {
                    TextField("What do you want to remember?", text: $book.notes, axis: .vertical)
                }
            }
            Section {
                Button("Delete Book", role: .destructive) { isDeleting = true }
            }
        }
        .navigationTitle("Book")
        .navigationBarTitleDisplayMode(.inline)
        .alert("Delete this book?", isPresented: $isDeleting) {
            Button("Delete", role: .destructive) {
                dismiss()
                library.remove(book)
            }
        } message: {
            Text("Your notes are deleted, too.")
        }
    }
}

#Preview {
    NavigationStack {
        BookForm(book: .constant(Library().books[0]))
    }
    .environmentObject(Library())
}
