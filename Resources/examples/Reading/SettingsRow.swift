// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// A row of the settings: a symbol, a title, and what is at its end.
struct SettingsRow: View {
    enum Accessory {
        case none
        case value(String)
        case count(Int)
        case toggle(Binding<Bool>)
    }

    let title: LocalizedStringKey
    let systemImage: String
    var hint: LocalizedStringKey?
    var accessory = Accessory.none

    var body: some View {
        switch accessory {
        case .none:
            label
        case .value(let value):
            LabeledContent {
                Text(value)
            } label: {
                label
            }
        case .count(let count):
            label
                .badge(count)
        case .toggle(let isOn):
            Toggle(isOn: isOn) { label }
        }
    }

    private var label: some View {
        Label {
            Text(title)
            if let hint {
                Text(hint)
                    .finePrint()
            }
        } icon: {
            Image(systemName: systemImage)
        }
    }
}
