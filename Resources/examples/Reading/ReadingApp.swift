// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// A reading log. The app is an example for Typeladder, which shows its screens from their source.
@main
struct ReadingApp: App {
    @StateObject private var library = Library()
    @StateObject private var settings = ReadingSettings()

    var body: some Scene {
        WindowGroup {
            TabView {
                LibraryView()
                    .tabItem { Label(L10n.Library.title, systemImage: "books.vertical") }
                SettingsView()
                    .tabItem { Label(L10n.Settings.title, systemImage: "gear") }
            }
            .environmentObject(library)
            .environmentObject(settings)
        }
    }
}
