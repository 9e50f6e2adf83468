// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The paper behind the text of a book.
enum Paper: String, CaseIterable, Identifiable {
    case white
    case sepia
    case night

    var id: Self { self }

    var name: LocalizedStringKey {
        switch self {
        case .white: "White"
        case .sepia: "Sepia"
        case .night: "Night"
        }
    }
}

/// The order of the books on a shelf.
enum BookOrder: String, CaseIterable, Identifiable {
    case recent = "Recently Opened"
    case title = "Title"
    case author = "Author"

    var id: Self { self }
}

/// The progress of the books on other devices.
enum SyncState {
    case off
    case synced(Date)
    case failed
}

/// What the user has chosen.
final class ReadingSettings: ObservableObject {
    @Published var isPro = false
    @Published var dailyPages = 30
    @Published var remindsDaily = true
    @Published var reminder = Date.now
    @Published var paper = Paper.sepia
    @Published var order = BookOrder.recent
    @Published var keepsScreenOn = true
    @Published var tintsCovers = false
    @Published var countsRereads = false
    @Published var syncState = SyncState.off
    @Published var booksThisYear = 0
    @Published var opensWindows = true

    func exportHistory() {}

    func eraseHistory() { booksThisYear = 0 }
}
