// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
    func settingsTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.large)
    }

    func caption() -> some View {
        font(.caption).foregroundStyle(.secondary)
    }
}

struct Banner: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
        VStack {
            Text(text)
            content
        }
    }
}
