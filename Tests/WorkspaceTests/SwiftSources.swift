// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax
import TestSupport

/// Sources of an app, and whether they can be read here.
enum SwiftSources {
    /// Whether the parser's program was built, which the sources of these tests are read with.
    static let isReadable: Bool = {
        guard let path = BuiltProgram.path("typeladder-swift"), FilePath(path).exists else {
            return false
        }
        setenv("TYPELADDER_SWIFT", path, 1)
        return true
    }()

    /// A view with a list of one row.
    static func list(_ name: String, title: String = "Row") -> String {
        """
        import SwiftUI

        struct \(name): View {
            var body: some View {
                List { Text("\(title)") }
            }
        }

        """
    }

    static let settings = """
        import SwiftUI

        struct SettingsView: View {
            @ObservedObject var model: Model

            var body: some View {
                Form {
                    Section {
                        if model.isPro {
                            Toggle("Dark icons", isOn: $model.hasDarkIcons)
                        } else {
                            Button("Upgrade") { model.upgrade() }
                        }
                        CountRow(title: "Devices", count: 3)
                    } footer: {
                        Text("Signed in as \\(model.name)")
                    }
                }
                .navigationTitle("Settings")
            }
        }

        """
    static let row = """
        import SwiftUI

        struct CountRow: View {
            let title: String
            let count: Int

            var body: some View {
                HStack {
                    Text(title).font(.headline)
                    Spacer()
                    Text("\\(count)")
                }
            }
        }

        """
}
