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

struct PreviewedView: View {
    let title: String
    let count: Int
    let isPro: Bool
    let owner: Person
    let people: [Person]
    @Binding var note: String
    var tint = "Blue"

    init(
        named title: String, count: Int, isPro: Bool, owner: Person, people: [Person],
        note: Binding<String>
    ) {
        self.title = title
        self.count = count
        self.isPro = isPro
        self.owner = owner
        self.people = people
        _note = note
    }

    var body: some View {
        Form {
            LabeledContent(title, value: "\(count) points")
            if isPro { Text("Pro") } else { Text("Free") }
            Text(owner.name)
            ForEach(people) { Text($0.name) }
            TextField("Note", text: $note)
            Text(tint)
        }
    }
}

#if DEBUG
    #Preview("Other") { PeopleList(people: []) }
    #Preview {
        NavigationStack {
            PreviewedView(
                named: "Score", count: 48, isPro: false,
                owner: Person(id: 1, name: "Mary", email: "m@example.com"),
                people: [Person(id: 2, name: "Emmy", email: ""), .example],
                note: .constant("Written"))
        }
    }
#endif

struct CaseView: View {
    @State private var page: Page = .search
    @State private var index = 2
    @State private var secret = ""
    @Environment(Account.self) private var account
    private let names = ["Zero", "One", "Two"]

    var body: some View {
        Form {
            Section("Own order") {
                ForEach(Page.allCases, id: \.self) { entry in
                    HStack {
                        Text("\(entry.rawValue). \(entry.title)")
                        Spacer()
                        if entry == page { Image(systemName: "checkmark") }
                    }
                }
            }
            Section("Elements") {
                ForEach(1...3, id: \.self) { number in
                    if number % 2 == 1 { Text("Odd \(number)") }
                }
                Text(names[index])
                Text(names[1])
            }
            Section("Fields") {
                SecureField(account.hasKey ? "Replace the key" : "Key", text: $secret)
                TextField(text: $secret) { Text("With a label") }
                PasteButton(payloadType: String.self) { _ in }
            }
            Section("Arguments") {
                StatusRow(title: "Camera", isActive: account.hasCamera)
                StatusRow(title: "Mail", isActive: account.hasMail)
                VStack {
                    Text("Above a switch")
                    Toggle("Switch", isOn: $account.isOn)
                }
                Text("**\(secret)** and **\(names[0])**")
                Text(.init("A **bold** key"))
            }
            .overlay { Text("Over it") }
            CasePicker(title: "Any cases", selection: $page)
            Picker("Sections", selection: $index) {
                Section("First") { Text("One").tag(1) }
                Section("Second") { Text("Two").tag(2) }
            }
        }
    }
}

enum Page: Int, CaseIterable, Titled {
    case home = 1, search, hidden, about

    static var allCases: [Page] { [.about, .home, .search] }

    var title: String {
        switch self {
        case .home: "Home"
        case .search: "Search"
        case .hidden: "Hidden"
        case .about: "About"
        }
    }
}

struct Item: Identifiable {
    let title: String
    var value = ""
    var id: String { title }

    static let all: [Item] = [.init(title: "First item"), .init(title: "Second item", value: "2")]

    static func make(_ title: String) -> Item { Item(title: title, value: "made") }
}

struct ItemRow: View {
    let item: Item

    var body: some View { LabeledContent(item.title, value: item.value) }
}

struct CasePicker<Choice: CaseIterable & Hashable & Titled>: View {
    let title: String
    @Binding var selection: Choice

    var body: some View {
        Picker(title, selection: $selection) {
            ForEach(Array(Choice.allCases), id: \.self) { Text($0.title).tag($0) }
        }
    }
}

protocol Titled {
    var title: String { get }
}

protocol Named: CaseIterable, RawRepresentable, Titled {}

extension Named {
    var title: String { "\(rawValue)".capitalized }
    var label: Text { Text(title) }
}

enum Shape: String, Named, Identifiable {
    case round, square

    var id: Self { self }
}

enum Chapter: CaseIterable {
    case first, last

    var items: [Item] {
        switch self {
        case .first: [.preface, .start]
        case .last: [.end]
        }
    }

    enum Item {
        case preface, start, end

        var title: LocalizedStringKey {
            switch self {
            case .preface: "Preface"
            case .start: "The beginning"
            case .end: "The end"
            }
        }
    }
}

/// What types have from protocols, superclasses, and the types around them.
struct InheritedView: View {
    private static let days = ["Monday", "Friday"]
    private let pages = [1, 2, 3]

    var body: some View {
        List {
            Section("Protocol") {
                ForEach(Shape.allCases) { $0.label }
            }
            ForEach(Chapter.allCases, id: \.self) { chapter in
                Section {
                    ForEach(chapter.items, id: \.self) { item in
                        NavigationLink(value: item) { Text(item.title).badge(2) }
                    }
                }
            }
            Section("Pairs") {
                ForEach(Array(zip(Self.days, pages)), id: \.0) { day, page in
                    LabeledContent(day, value: "Page \(page)")
                }
            }
        }
    }
}

typealias Unit = Measures.Unit

enum Measures {
    typealias Entry = (name: String, size: Int)

    enum Unit: String, CaseIterable {
        case points, pixels
    }

    static let entries: [Entry] = [(name: "Photos", size: 2_400_000), ("Notes", 512)]
}

struct Detail {
    var text: String?
    var count: Int?

    static func text(_ text: String) -> Self { .init(text: text) }
    static func count(_ count: Int) -> Self { .init(count: count) }
}

struct DetailRow: View {
    let title: String
    var detail: Detail?

    var body: some View {
        HStack {
            Text(title).font(.brand.title)
            Spacer()
            if let text = detail?.text {
                Text(text).font(.brand.detail)
            } else if let count = detail?.count {
                Text("\(count)").font(.brand.detail)
            }
        }
    }
}

struct Brand {
    let title = Font.headline
    let detail = Font.footnote
}

extension Font {
    static let brand = Brand()
}

/// Aliases, dictionaries, builders that return `Self`, and fonts that the app keeps in a value.
struct CatalogView: View {
    private static let units = ["Width": "pt", "Angle": "°"]
    private let sizes = ["L": 17, "S": 15]
    @State private var size = "Large"

    var body: some View {
        List {
            Picker("Size", selection: $size) {
                ForEach(["Small", "Large"], id: \.self) { Text($0) }
            }
            ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) }
            ForEach(Measures.entries, id: \.name) { entry in
                LabeledContent(entry.name, value: entry.size.formatted(.byteCount(style: .file)))
            }
            ForEach(Self.units.keys.sorted(), id: \.self) { key in
                LabeledContent(key, value: Self.units[key] ?? "none")
            }
            ForEach(sizes.sorted { $0.value < $1.value }, id: \.key) { key, value in
                LabeledContent(key, value: "\(value)")
            }
            DetailRow(title: "Text", detail: .text("Some"))
            DetailRow(title: "Count", detail: .count(3))
            PackageText("Of a package", comment: "Nobody sees this")
        }
    }
}

protocol ListModel: ObservableObject {
    var title: String { get }
    var rows: [RowModel] { get }
}

enum RowModel: Identifiable {
    case toggle(title: String, isOn: Binding<Bool>)
    case link(title: String, value: String?)

    var id: String {
        switch self {
        case .toggle(let title, _), .link(let title, _): title
        }
    }
}

final class AccountModel: ListModel {
    @Published private var syncs = true
    let title = "Account"

    var rows: [RowModel] {
        [
            .toggle(title: "Sync", isOn: Binding(get: { self.syncs }, set: { self.syncs = $0 })),
            .link(title: "Storage", value: "2 GB"),
        ]
    }
}

final class MockModel: ListModel {
    let title = "Mock"
    let rows: [RowModel] = []
}

/// A view whose model is known by its protocol.
struct GenericView<Model: ListModel>: View {
    @StateObject private var model: Model
    @State private var steps = ["First", "Second"]

    init(model: @autoclosure @escaping () -> Model) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        List {
            ForEach(model.rows) { row in
                switch row {
                case .toggle(let title, let isOn): Toggle(title, isOn: isOn)
                case .link(let title, let value):
                    NavigationLink {
                        EmptyView()
                    } label: {
                        LabeledContent(title, value: value ?? "none")
                    }
                }
            }
            ForEach(steps.indices, id: \.self) { Text("\($0 + 1). \(steps[$0])") }
        }
        .navigationTitle(model.title)
    }
}

class Preferences {
    var areOn = true
}

@Observable final class Reminders: Preferences {
    var sound = "Bell"
}

struct EnvironmentView: View {
    @Environment(Reminders.self) private var reminders

    var body: some View {
        @Bindable var reminders = reminders
        Form {
            Toggle("Remind Me", isOn: $reminders.areOn)
            Toggle("Again", isOn: Bindable(reminders).areOn)
            LabeledContent("Sound", value: reminders.sound)
        }
    }
}

struct ImplicitView: View {
    var body: some View {
        List {
            ForEach(Item.all) { ItemRow(item: $0) }
            ItemRow(item: .init(title: "Given", value: "here"))
            ItemRow(item: .make("By a function"))
        }
    }
}

struct StatusRow: View {
    let title: String
    let isActive: Bool

    var body: some View {
        LabeledContent(title) { Text(isActive ? "Enabled" : "Disabled") }
    }
}
