// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

struct ChoicesView: View {
    enum State { case empty, failed(String), loaded([String]) }

    @ObservedObject var model: Model
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        List {
            if model.isSignedIn {
                Text("Account")
            } else {
                Text("Sign in")
            }
            if !model.isSignedIn { Text("Create an account") }
            Text(model.isSignedIn ? "Sign out" : "Help")
            if let name = model.name { Text("Name: \(name)") }
            switch model.state {
            case .empty: Text("Nothing")
            case .failed(let message): Text("Error: \(message)")
            default: Text("Items")
            }
            if dynamicTypeSize.isAccessibilitySize {
                VStack {
                    Text("Tall")
                    Text("row")
                }
            } else {
                HStack {
                    Text("Wide")
                    Text("row")
                }
            }
            if model.count > 2, model.isSignedIn { Text("Many") }
            HStack {
                Text("Mail")
                Spacer()
                Text(model.hasMail ? "New" : "None")
            }
            Text(scheme == .dark ? "Night" : "Day")
            Text(isOnMac ? "Desktop" : "Hand")
            Toggle("Kept on", isOn: $isKeptOn)
            summary
        }
    }

    @Default(.isKeptOn) private var isKeptOn
    private var isOnMac: Bool { ProcessInfo.processInfo.isiOSAppOnMac }

    private var summary: some View {
        guard model.isComplete else { return Text("Incomplete") }
        return Text("Complete")
    }
}

extension Defaults.Keys {
    static let isKeptOn = Key<Bool>("isKeptOn", default: true)
}

final class Model: ObservableObject {
    @Published var isSignedIn = false
    @Published var name: String?
    @Published var state = ChoicesView.State.empty
    @Published var count = 0
    @Published var hasMail = false
    @Published var isComplete = false
}

/// What is known where a row is used decides what it shows.
struct KnownView: View {
    var body: some View {
        List {
            Row("Without an icon")
            Row("With an icon", icon: "star")
            Row("Switch", accessory: .toggle(isOn: .constant(true)))
            Row("Value", accessory: .value("12"))
            Row("Both", detail: "Detail", icon: "bell", accessory: .chevron)
            if false { Text("Never") }
            if #available(iOS 18, *) { Text("Newest") } else { Text("Old") }
            #if os(iOS)
                Text("iPhone")
            #else
                Text("Mac")
            #endif
            #if DEBUG
                Text("Debug")
            #endif
            Text("Postfix")
                .bold()
                #if os(iOS)
                    .italic()
                #endif
        }
    }
}

struct Row: View {
    enum Accessory {
        case none, chevron
        case value(String)
        case toggle(isOn: Binding<Bool>)
    }

    let title: String
    var detail: String?
    let icon: String?
    let accessory: Accessory

    init(
        _ title: String, detail: String? = nil, icon: String? = nil, accessory: Accessory = .none
    ) {
        self.title = title
        self.detail = detail
        self.icon = icon
        self.accessory = accessory
    }

    var body: some View {
        HStack {
            if let icon { Image(systemName: icon) }
            VStack(alignment: .leading) {
                Text(title)
                if let detail { Text(detail).font(.footnote) }
            }
            Spacer()
            switch accessory {
            case .none: EmptyView()
            case .chevron: Image(systemName: "chevron.right")
            case .value(let text): Text(text)
            case .toggle(let isOn): Toggle("", isOn: isOn).labelsHidden()
            }
        }
    }
}
