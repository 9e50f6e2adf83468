// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// The settings of the app.
struct SettingsView: View {
    @EnvironmentObject private var settings: ReadingSettings
    @State private var isErasing = false
    @State private var showsAdvanced = true

    var body: some View {
        NavigationStack {
            Form {
                membership
                goal
                appearance
                sync
                about
            }
            .navigationTitle(L10n.Settings.title)
            .alert("Erase your reading history?", isPresented: $isErasing) {
                Button("Erase", role: .destructive) { settings.eraseHistory() }
            }
        }
    }

    @ViewBuilder private var membership: some View {
        if settings.isPro {
            Section {
                SettingsRow(
                    title: "Membership", systemImage: "star", accessory: .value(L10n.Settings.pro))
            }
        } else {
            Section {
                Button(L10n.Settings.upgrade) { settings.isPro = true }
            } footer: {
                Text(L10n.Settings.upgradeHint)
            }
        }
    }

    private var goal: some View {
        Section("Daily Goal") {
            Stepper(
                "\(settings.dailyPages) pages", value: $settings.dailyPages, in: 5...200, step: 5)
            SettingsRow(
                title: "Daily Reminder", systemImage: "bell", hint: "On days without a page",
                accessory: .toggle($settings.remindsDaily))
            if settings.remindsDaily {
                DatePicker(
                    "Time", selection: $settings.reminder, displayedComponents: .hourAndMinute)
            }
        }
    }

    private var appearance: some View {
        Section("Appearance") {
            Picker("Paper", selection: $settings.paper) {
                ForEach(Paper.allCases) { Text($0.name).tag($0) }
            }
            Picker("Order of Books", selection: $settings.order) {
                ForEach(BookOrder.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.navigationLink)
            if #available(iOS 18, *) {
                Toggle("Tint Book Covers", isOn: $settings.tintsCovers)
            }
            #if os(iOS)
                Toggle("Keep Screen On While Reading", isOn: $settings.keepsScreenOn)
            #else
                Toggle("Open Books in New Windows", isOn: $settings.opensWindows)
            #endif
        }
    }

    private var sync: some View {
        Section("Sync") {
            switch settings.syncState {
            case .off:
                Button("Sync with Your Other Devices") { settings.syncState = .synced(.now) }
            case .synced(let date):
                LabeledContent("Last Synced") { Text(date, style: .relative) }
            case .failed:
                Label("Your books could not be synced.", systemImage: "exclamationmark.triangle")
            }
            DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
                Toggle("Count Books That You Read Again", isOn: $settings.countsRereads)
            }
        }
    }

    private var about: some View {
        Section("About") {
            // At large sizes, one line is too short for this text. Typeladder finds that.
            Text("A book counts when you finish it.")
                .lineLimit(1)
            LabeledContent("This Year", value: L10n.Settings.booksThisYear(settings.booksThisYear))
            SettingsRow(title: "What’s New", systemImage: "sparkles", accessory: .count(2))
            Button {
                settings.exportHistory()
            } label: {
                SettingsRow(title: "Export Reading History", systemImage: "square.and.arrow.up")
            }
            Button("Erase Reading History", role: .destructive) { isErasing = true }
        }
    }
}

#Preview {
    SettingsView()
        .environmentObject(ReadingSettings())
}
