// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

struct DataView: View {
    @State private var names: [String] = []
    let people: [Person]
    let fruits = ["Apple", "Pear"]
    var filters: [Filter]

    var body: some View {
        List {
            Section("Cases") {
                ForEach(Filter.allCases) { filter in
                    Label(filter.title, systemImage: filter.symbol)
                }
            }
            Section("Range") {
                ForEach(1..<4) { Text("Number \($0)") }
            }
            Section("Literals") {
                ForEach(["Red", "Green"], id: \.self) { Text($0) }
                ForEach(fruits, id: \.self) { Text($0) }
                ForEach(Array(fruits.enumerated()), id: \.offset) { index, fruit in
                    Text("\(index + 1). \(fruit)")
                }
                ForEach(fruits.map { $0.uppercased() }, id: \.self) { Text($0) }
            }
            Section("Data") {
                ForEach(people) { PersonRow(person: $0) }
                ForEach(names, id: \.self) { Text($0) }
                ForEach(filters) { Text($0.title) }
            }
        }
        .navigationTitle("Data")
    }
}

enum Filter: String, CaseIterable, Identifiable {
    case all, unread = "not read"

    var id: String { rawValue }

    var title: String {
        switch self {
        case .all: "Everything"
        case .unread: "Unread (\(rawValue))"
        }
    }

    var symbol: String { self == .all ? "tray" : "envelope" }
}

struct Person: Identifiable {
    let id: Int
    let name: String
    var email: String
    static let example = Person(id: 1, name: "Grace", email: "grace@example.com")
}

struct PersonRow: View {
    let person: Person

    var body: some View {
        VStack(alignment: .leading) {
            Text(person.name)
            Text(person.email).foregroundStyle(.secondary)
        }
    }
}

struct PeopleList: View {
    let people: [Person]

    var body: some View {
        List(people) { person in
            LabeledContent(person.name, value: person.email)
        }
    }
}
