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

let supportTitle = "Support"

func settingsRow<Content: View>(
    _ icon: String, @ViewBuilder content: () -> Content
) -> some View {
    HStack {
        Image(systemName: icon)
        content()
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
