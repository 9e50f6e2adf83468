// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftUI

// One view for each form of a row.

struct TextRows: View {
    var body: some View {
        List {
            Text("Plain")
            Text(verbatim: "Verbatim")
            Text("Bold").bold()
            Text("One") + Text(" text")
        }
    }
}

struct LabelRows: View {
    var body: some View {
        List {
            Label("Wi-Fi", systemImage: "wifi")
            Label("Photo", image: "landscape")
            Label {
                Text("Closure")
            } icon: {
                Image(systemName: "star").foregroundStyle(.yellow)
            }
            Label("Only text", systemImage: "star").labelStyle(.titleOnly)
        }
    }
}

struct ToggleRows: View {
    @State private var isOn = true
    @AppStorage("sounds") private var sounds = false

    var body: some View {
        Form {
            Toggle("On at first", isOn: $isOn)
            Toggle("Off at first", isOn: $sounds)
            Toggle("With a symbol", systemImage: "bell", isOn: .constant(true))
            Toggle(isOn: $sounds) {
                Text("Title")
                Text("Subtitle")
            }
            HStack {
                Text("Beside it")
                Spacer()
                Toggle("", isOn: $isOn).labelsHidden()
            }
        }
    }
}

struct LinkRows: View {
    var body: some View {
        List {
            NavigationLink("Title first") { Text("Destination A") }
            NavigationLink("With a destination", destination: Text("Destination B"))
            NavigationLink(destination: Text("Destination C")) { Text("Label after it") }
            NavigationLink {
                Text("Destination D")
            } label: {
                Label("Label", systemImage: "gear")
            }
            NavigationLink(value: 3) { Text("With a value") }
        }
    }
}

struct ButtonRows: View {
    var body: some View {
        List {
            Button("Plain") {}
            Button("Destructive", role: .destructive) {}
            Button("With a symbol", systemImage: "plus") {}
            Button {
            } label: {
                Text("Label")
            }
            Button(action: {}) { Text("After the action") }
            Button {
            } label: {
                HStack {
                    Text("Name")
                    Spacer()
                    Text("Value")
                }
            }
            Link("Website", destination: URL(string: "https://example.com")!)
            ShareLink(item: "shared")
            ShareLink("Share it", item: "shared")
            Menu("More") { Button("Inside of the menu") {} }
            Button("Bordered") {}.buttonStyle(.borderedProminent)
        }
    }
}

enum Size: String, CaseIterable {
    case small, medium, large

    var title: String { rawValue.capitalized }
}

struct PickerRows: View {
    @State private var size = Size.medium
    @State private var number = 2

    var body: some View {
        Form {
            Picker("Selected at first", selection: $size) {
                ForEach(Size.allCases, id: \.self) { Text($0.title).tag($0) }
            }
            Picker("Tagged", selection: $number) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            Picker("Pushed", selection: $number) {
                Text("One").tag(1)
            }
            .pickerStyle(.navigationLink)
            Picker("Segments", selection: $number) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
            Picker("Inline", selection: $number) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .pickerStyle(.inline)
            HStack {
                Text("Title beside it")
                Spacer()
                Picker("", selection: $number) {
                    Text("Two").tag(2)
                }
                .labelsHidden()
            }
            HStack {
                Text("Empty label")
                Image(systemName: "link")
                Picker("", selection: $number) { Text("Two").tag(2) }
            }
            HStack {
                Image(systemName: "list.bullet")
                Picker("With a symbol", selection: $number) { Text("Two").tag(2) }
            }
            HStack {
                Text("Named twice")
                Spacer()
                Picker("Named twice", selection: $number) { Text("Two").tag(2) }
            }
        }
    }
}

struct ValueRows: View {
    var body: some View {
        List {
            LabeledContent("Version", value: "1.0")
            LabeledContent("Build") { Text("100") }
            HStack {
                Text("Left")
                Spacer()
                Text("Right").foregroundStyle(.secondary)
            }
            Text("Inbox").badge("12")
            Text("Empty").badge(0)
        }
    }
}

struct StackRows: View {
    var body: some View {
        List {
            VStack(alignment: .leading) {
                Text("Title")
                Text("Subtitle").font(.caption)
            }
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Image(systemName: "star")
                VStack {
                    Text("Nested")
                    Text("stack")
                }
            }
            HStack {
                Spacer()
                Text("Centered")
                Spacer()
            }
            HStack {
                Text("Opens")
                Spacer()
                Image(systemName: "chevron.right")
            }
            ViewThatFits {
                HStack {
                    Text("Wide")
                    Text("enough")
                }
                VStack {
                    Text("Wide")
                    Text("enough")
                }
            }
        }
    }
}

/// Sliders and progresses beside texts.
struct BarRows: View {
    @State private var value = 0.5
    @State private var isOn = false

    var body: some View {
        Form {
            HStack {
                Text("Size")
                Slider(value: $value, in: 0...1) { Text("Text size") }
                Text("12 pt")
            }
            VStack {
                HStack {
                    Text("Speed")
                    Spacer()
                    Text("2 ×")
                }
                Slider(value: $value)
            }
            HStack {
                Image(systemName: "speaker")
                Slider(value: $value) { Text("Loudness") }
                Image(systemName: "speaker.wave.3")
            }
            LabeledContent("Volume") { Slider(value: $value) }
            VStack {
                ProgressView("Copying", value: 0.25)
            }
            VStack {
                Text("Copying")
                ProgressView(value: 0.25)
                Text("3 of 12").font(.caption)
            }
            HStack {
                ProgressView(value: 0.5)
                Text("50 %")
            }
            VStack {
                Text("Low")
                Slider(value: $value)
                Text("High")
                Slider(value: $value)
            }
            VStack(alignment: .leading) {
                Text("Balance")
                Slider(value: $value)
                Toggle("Mono", isOn: $isOn)
            }
        }
    }
}

struct LayerRows: View {
    var body: some View {
        List {
            ZStack(alignment: .leading) {
                Image(systemName: "lock")
                Text("Beside an icon").padding(.leading, 36)
            }
            ZStack(alignment: .topLeading) {
                Text("1.")
                Text("Beside a number").padding(.leading, 20)
            }
            ZStack {
                Color.red
                Text("Over a color")
            }
        }
    }
}

struct FieldRows: View {
    @State private var name = ""
    @State private var city = "Dublin"

    var body: some View {
        Form {
            TextField("Name", text: $name)
            TextField("City", text: $city, prompt: Text("Where you live"))
            SecureField("Password", text: $name)
            TextEditor(text: $city)
            LabeledContent("Street") { TextField("Street and number", text: $name) }
        }
    }
}

struct ControlRows: View {
    @State private var count = 1
    @State private var volume = 0.5
    @State private var date = Date()
    @State private var isOpen = true
    @State private var isClosed = false

    var body: some View {
        Form {
            Toggle("On", isOn: .constant(true))
            Stepper("Count", value: $count)
            Stepper {
                Text("Title")
                Text("Value")
            } onIncrement: {
            } onDecrement: {
            }
            Slider(value: $volume) { Text("Volume") }
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker("Day and time", selection: $date)
            ColorPicker("Color", selection: .constant(.red))
            ProgressView("Loading", value: 0.25)
            ProgressView()
            Divider()
            EmptyView()
            DisclosureGroup("Open", isExpanded: $isOpen) { Text("Inside") }
            DisclosureGroup("Closed", isExpanded: $isClosed) { Text("Not seen at first") }
            DisclosureGroup("By itself") { Text("Not seen either") }
            DisclosureGroup("Never open", isExpanded: .constant(false)) { Text("Never seen") }
        }
    }
}

/// Several controls in a row of the list.
struct CrowdedRows: View {
    @State private var isOn = false
    @State private var text = ""

    var body: some View {
        Form {
            VStack {
                Toggle("One", isOn: $isOn)
                Toggle("Two", isOn: $isOn)
            }
            VStack(alignment: .leading) {
                Text("Speed").font(.caption)
                Slider(value: .constant(0.5)) { _ in print("Told of editing") }
            }
            VStack(alignment: .leading) {
                Text("Above the text")
                TextEditor(text: $text)
            }
            HStack {
                Text("Before")
                Toggle("", isOn: $isOn).labelsHidden()
                Stepper("", value: .constant(1))
                Text("Behind")
            }
            Picker(selection: $text) {
                Text("Option").tag("")
            } label: {
                Text("Label")
                Text("Second line")
            }
        }
    }
}

struct SectionRows: View {
    var body: some View {
        List {
            Text("Before")
            Section("Title") { Text("In it") }
            Section {
                Text("With a footer")
            } header: {
                Text("Header").font(.headline)
            } footer: {
                Text("Footer one")
                Text("Footer two")
            }
            Section(header: Text("Argument"), footer: Text("Footer")) { Text("Older form") }
            Text("After")
        }
        .listStyle(.plain)
        .navigationTitle("Sections")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: .constant(""), prompt: "Find a section")
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }
}

struct LargeTitleRows: View {
    var body: some View {
        List { Text("Row") }.navigationTitle("Large unless said otherwise")
    }
}

struct HiddenBarRows: View {
    var body: some View {
        List { Text("Row") }.navigationTitle("Never seen").navigationBarHidden(true)
    }
}

enum Design {
    enum Font {
        static let detail = SwiftUI.Font.custom("Menlo", size: 12, relativeTo: .footnote)
    }
}

struct FontRows: View {
    @ScaledMetric(relativeTo: .title2) private var size = 20

    var body: some View {
        List {
            Text("Style").font(.headline)
            Text("System style").font(.system(.caption, design: .rounded, weight: .bold))
            Text("Fixed").font(.system(size: 14))
            Text("Fixed custom").font(.custom("Menlo", fixedSize: 12))
            Text("Custom").font(.custom("Menlo", size: 12, relativeTo: .footnote))
            Text("Custom body").font(.custom("Menlo", size: 12))
            Text("Of an own type").font(Design.Font.detail)
            Text("Scaled").font(.system(size: size))
            Text("Weight").fontWeight(.semibold).italic()
            Text("Own weight").fontWeight(.brand)
            Text("Divided").lineLimit(3 / 2)
            Text("Changed").font(.title.bold())
            Text("Lines").lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle)
            Text("Shrinks").minimumScaleFactor(0.5)
            Text("Capitals").textCase(.uppercase)
            Text("Colored").foregroundColor(.red)
            VStack {
                Text("Inner").font(.body)
                Text("Outer")
            }
            .font(.footnote)
        }
    }
}

struct RowAttributes: View {
    var body: some View {
        List {
            Text("Background").listRowBackground(Color.red)
            Text("Separator").listRowSeparator(.hidden)
            Text("Tint").tint(.green)
            Text("Read aloud").accessibilityLabel("Another text")
            Text("Hidden").hidden()
            Map().frame(height: 120)
        }
    }
}

struct ScrolledRows: View {
    var body: some View {
        NavigationStack {
            ScrollView {
                VStack {
                    Text("First")
                    Text("Second")
                    GroupBox("Group") { Text("In a box") }
                }
            }
        }
    }
}

struct QuietModifiers: View {
    @State private var isShown = false

    var body: some View {
        NavigationSplitView {
            Form {
                Text("Shown")
                    .padding()
                    .alert("Alert", isPresented: $isShown) { Button("OK") {} }
                    .contextMenu { Button("Delete") {} }
                    .accessibilityHint("Hint")
                    .onAppear { print("appeared") }
            }
            .toolbar { Button("Done") {} }
            .sheet(isPresented: $isShown) { Text("Sheet") }
        } detail: {
            Text("Detail")
        }
    }
}

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
}

struct TextForms: View {
    var body: some View {
        List {
            Text("With **bold** and *slanted* words, and a [link](https://example.org)")
            Text(verbatim: "Two **stars**")
            Text("Localized".localized)
            SwiftUI.Text("Qualified")
            ProgressView()
            ProgressView("Loading")
            Picker("Hidden", selection: .constant(0)) { Text("One").tag(0) }.labelsHidden()
            Toggle("Spoken", isOn: .constant(true)).labelsHidden()
            Slider(value: .constant(0.5)) {
                Text("Level")
            } minimumValueLabel: {
                Text("Low")
            } maximumValueLabel: {
                Text("High")
            }
        }
    }
}

extension NavigationLink where Label == SwiftUI.Label<Text, Image>, Destination == EmptyView {
    init(_ title: LocalizedStringKey, symbol: String, to page: Page) {
        self.init(value: page) { SwiftUI.Label(title, systemImage: symbol) }
    }
}

extension SwiftUI.Toggle where Label == Text {
    init(_ title: LocalizedStringKey, setting: Binding<Bool>) {
        self.init(title, key: "setting", isOn: setting)
    }

    init(_ title: LocalizedStringKey, key: String, isOn: Binding<Bool>) {
        let name = Text(title)
        self.init(isOn: isOn) { name.bold() }
    }
}

extension Button where Label == Text {
    init(_ title: LocalizedStringKey, endless: Bool) { self.init(title, endless: !endless) }
}

extension Text {
    init(_ date: Date) { self.init("Never this") }
}

struct OwnInitializerRows: View {
    @State private var isOn = true

    var body: some View {
        List {
            NavigationLink("General", symbol: "gear", to: .general)
            NavigationLink("Plain", value: Page.general)
            Toggle("Sound", setting: $isOn)
            Button("Endless", endless: true)
            Text("No date")
        }
    }
}
