// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Kit
import SwiftUI

struct MessagesView: View {
    let makeRow: () -> AnyView

    var body: some View {
        List {
            KitRow("Title of a kit", value: "Value of a kit")
            KitSection(header: Text("Header of a kit")) { Text("Content of a kit") }
            KitContainer { Text("Inside of a container") }
            KitRow(content: { Text("Content of a row") }, storyboardId: "KitStoryboard")
            Map()
            Text("Shaded").shaded(by: 3)
            Text("Shaded again").shaded(by: 4)
            Text("Font of a kit").font(.kitTitle)
            unknownRow
            Endless()
            Section(header: "Header as a text") { Text("Content") }
            // What is done is not shown, and nothing is said of it.
            KitButton("Reset") { model.reset() }
            Slider(value: $speed) { _ in model.update(speed: speed) }
            KitCreateButton {
                model.append(Item(name: "The name of a new item", number: 1))
            }
        }
    }
}

struct Endless: View {
    var body: some View { Endless() }
}

struct ScrolledView: View {
    var body: some View {
        ScrollView { Text("Scrolled") }
    }
}
