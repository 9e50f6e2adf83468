// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

struct SettingsView: View {
    @State var isLocked = true
    let version = "2.1"

    var body: some View {
        Form {
            general
            aboutSection
            links(title: "Links", count: 2)
        }
        .settingsTitle("settings.title")
        .modifier(Banner(text: "Read me first"))
    }

    private var general: some View {
        Section("general.header") {
            Toggle("general.lock", isOn: $isLocked)
            Text("general.items \(3)")
            Text(L10n.General.theme)
            Text(L10n.General.size("L"))
            Text(UserText.language)
            Text(UserText.devices(3))
            Text(String(localized: "general.region", defaultValue: "Region"))
            Text(NSLocalizedString("general.missing", value: "Missing key", comment: ""))
            Text("not.in.a.table")
            Text(verbatim: "general.lock")
            settingsRow("questionmark") { Text(supportTitle) }
        }
    }
}
