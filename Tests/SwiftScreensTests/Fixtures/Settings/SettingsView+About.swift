// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

extension SettingsView {
    @ViewBuilder var aboutSection: some View {
        Section {
            LabeledContent("about.version", value: version)
            Text("Version \(version)").caption()
            ForEach(0..<3) { Text(UserText.reminders($0)) }
            Text(credits)
            Text("general.size".localized(with: "12"))
            Text("general.\(kind)".localized())
        } footer: {
            Text("© \(year) " + author)
        }
    }

    private var credits: AttributedString {
        let text = "Thanks to [all of you](https://example.com)"
        return (try? AttributedString(markdown: text)) ?? AttributedString(text)
    }

    func links(title: String, count: Int) -> some View {
        Section(title) {
            ForEach(0..<count) { Text("Link \($0)") }
        }
    }

    private var kind: String { "theme" }
    private var author: String { "Ada King" }
    private var year: Int { 2026 }
}
