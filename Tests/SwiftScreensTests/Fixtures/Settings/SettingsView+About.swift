// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

extension SettingsView {
    @ViewBuilder var aboutSection: some View {
        Section {
            LabeledContent("about.version", value: version)
            Text("Version \(version)").caption()
        } footer: {
            Text("© \(year) " + author)
        }
    }

    func links(title: String, count: Int) -> some View {
        Section(title) {
            ForEach(0..<count) { Text("Link \($0)") }
        }
    }

    private var author: String { "Ada King" }
    private var year: Int { 2026 }
}
