// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// A book in a list. At accessibility sizes, the progress is below the title.
struct BookRow: View {
    let book: Book
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                titles
                progress
            }
        } else {
            HStack {
                Image(systemName: "book.closed")
                    .foregroundStyle(.tint)
                titles
                Spacer()
                progress
            }
        }
    }

    private var titles: some View {
        VStack(alignment: .leading) {
            Text(book.title)
                .font(.headline)
            Text(book.author)
                .finePrint()
        }
    }

    @ViewBuilder private var progress: some View {
        if book.isFinished {
            Label("Finished", systemImage: "checkmark.seal")
                .labelStyle(.titleOnly)
                .finePrint()
        } else {
            Text("Page \(book.page) of \(book.pageCount)")
                .finePrint()
        }
    }
}

#Preview {
    List {
        BookRow(book: Library().books[0])
    }
}
