// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The source of an app on disk: a screen with rows and texts of the app, among many files that do not matter for it.
struct SourceApp {
    let folder: FilePath
    /// The number of Swift files.
    let fileCount: Int

    /// A screen of 18 kB. By itself, its texts and its rows are unknown.
    var screen: FilePath { folder.appending("Screens/SettingsView.swift") }
    /// A screen of 18 kB with other texts.
    var otherScreen: FilePath { folder.appending("Screens/AboutView.swift") }

    /// The sections of a screen, which have four rows each.
    private static let sectionCount = 36
    /// The number of constants, which take 220 kB.
    private static let constantCount = 1_800

    func write() throws {
        try write("Package.swift", "// swift-tools-version: 6.0\n")
        try save(title: "Settings")
        try write("Screens/AboutView.swift", Self.screen("AboutView", title: "About"))
        try write("Rows/SettingsRow.swift", Self.row)
        try write("Texts/L10n.swift", Self.constants)
        try write("Texts/en.lproj/Localizable.strings", Self.table)
        for number in 0..<max(0, fileCount - 5) {
            try write(
                "Models/Group\(number / 100)/Model\(number).swift",
                number % 10 == 0 ? Self.view(number) : Self.model(number))
        }
    }

    /// Writes the first screen with another title, in a new file, as editors save.
    func save(title: String) throws {
        try write("Screens/SettingsView.swift", Self.screen("SettingsView", title: title))
    }

    /// Writes a screen of 18 kB without names and texts of other ones.
    func writeScreen(number: Int) throws -> FilePath {
        let name = "Parsed\(number)View"
        try write("Parsed/\(name).swift", Self.screen(name, title: "Parsed \(number)"))
        return folder.appending("Parsed/\(name).swift")
    }

    private func write(_ name: String, _ text: String) throws {
        let path = folder.appending(name)
        guard g_mkdir_with_parents(path.parent.string, 0o700) == 0,
            g_file_set_contents(path.string, text, gssize(text.utf8.count), nil) != 0
        else { throw BenchmarkError("\(path) cannot be written") }
    }

    // MARK: - Texts of the files

    private static func screen(_ name: String, title: String) -> String {
        let sections = (0..<sectionCount).map { number in
            """
                        Section("\(name) \(number)") {
                            SettingsRow(title: L10n.text\(number * 4), systemImage: "bell")
                            Toggle("Deliver quietly, group \(number)", isOn: $settings.isQuiet\(number))
                            NavigationLink {
                                DetailView(number: \(number))
                            } label: {
                                Label(L10n.text\(number * 4 + 1), systemImage: "star")
                            }
                            LabeledContent(L10n.text\(number * 4 + 2), value: "\(number) minutes")
                                .foregroundStyle(.secondary)
                        }
            """
        }
        return """
            import SwiftUI

            struct \(name): View {
                @EnvironmentObject private var settings: Settings

                var body: some View {
                    Form {
                        Section { Text("\(title)") }
            \(sections.joined(separator: "\n"))
                    }
                }
            }

            """
    }

    private static let row = """
        import SwiftUI

        struct SettingsRow: View {
            let title: String
            let systemImage: String

            var body: some View {
                Label {
                    VStack(alignment: .leading) {
                        Text(title)
                        Text("Notifications are delivered quietly").font(.footnote)
                    }
                } icon: {
                    Image(systemName: systemImage)
                }
            }
        }

        """

    private static var constants: String {
        let members = (0..<constantCount).map { number in
            """
                /// Notification setting \(number)
                static let text\(number) = L10n.tr("Localizable", "text\(number)", fallback: "Setting \(number)")
            """
        }
        return "import Foundation\n\nenum L10n {\n\(members.joined(separator: "\n"))\n}\n"
    }

    private static var table: String {
        (0..<constantCount).map { number in
            "\"text\(number)\" = \"Notification setting \(number)\";\n"
        }.joined()
    }

    private static func view(_ number: Int) -> String {
        let rows = (0..<30).map { "            Text(\"Row \($0) of list \(number)\")\n" }
        return """
            import SwiftUI

            struct List\(number): View {
                var body: some View {
                    List {
            \(rows.joined())
                    }
                }
            }

            """
    }

    private static func model(_ number: Int) -> String {
        let functions = (0..<24).map { index in
            """
                /// The amount \(index) of this model, which no screen shows.
                func amount\(index)(of value: Int) -> Int { value * \(number) + \(index) }
            """
        }
        return """
            import Foundation

            struct Model\(number): Codable {
                var name = "Model \(number)"

            \(functions.joined(separator: "\n"))
            }

            """
    }
}
