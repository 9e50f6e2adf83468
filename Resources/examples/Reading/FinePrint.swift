// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The look of texts that say more about the text above them.
struct FinePrint: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }
}

extension View {
    func finePrint() -> some View { modifier(FinePrint()) }
}
