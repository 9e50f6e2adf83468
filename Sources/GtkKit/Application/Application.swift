// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The application: its single instance, windows, actions and options (`AdwApplication`).
package final class Application: Object, ActionMap {
    /// Optional features (`GApplicationFlags`).
    package struct Features: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Arguments that are not options are files to open.
        package static let opensFiles = Features(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue)
        /// Each process is its own instance.
        package static let isNotUnique = Features(rawValue: G_APPLICATION_NON_UNIQUE.rawValue)
    }

    /// An application by its reverse-domain identifier.
    package convenience init(identifier: String, features: Features = []) {
        let flags = GApplicationFlags(rawValue: features.rawValue)
        self.init(owning: adw_application_new(identifier, flags))
    }

    /// Runs until the last window closes, and returns the exit code. Arguments, which
    /// `g_application_run` copies, include the program's name, as in `CommandLine.arguments`.
    package func run(_ arguments: [String]) -> Int {
        withCStrings(arguments) { vector in
            Int(
                g_application_run(
                    pointer(), gint(arguments.count),
                    UnsafeMutableRawPointer(mutating: vector)
                        .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)))
        }
    }

    /// Activates an action at the start of ``run(_:)``. If another instance is running, that one activates the action,
    /// and this instance exits (`GApplication::handle-local-options`).
    package func activateFirst(_ action: String) {
        connect(emission: "handle-local-options") { emission in
            // The answer is an exit code, or −1 to continue.
            let application = emission.emitter
            guard g_application_register(application.pointer(), nil, nil) != 0 else {
                return emission.answer(-1)
            }
            g_action_group_activate_action(application.opaque, action, nil)
            emission.answer(g_application_get_is_remote(application.pointer()) != 0 ? 0 : -1)
        }
    }

    /// Registers the application without running it, for tests (`g_application_register`).
    package func register() throws(GtkError) {
        try GtkError.catching { g_application_register(pointer(), nil, $0) }
    }

    /// Calls `handler` once at the start, to add actions and style sheets.
    package func onStartup(_ handler: @escaping () -> Void) {
        connect("startup", handler)
    }

    /// Calls `handler` when the application is started without files.
    package func onActivate(_ handler: @escaping () -> Void) {
        connect("activate", handler)
    }

    /// Calls `handler` with the paths of files to open, or with the URIs of files without a path,
    /// such as those on a network.
    package func onOpen(_ handler: @escaping ([FilePath]) -> Void) {
        connect(emission: "open") { emission in
            let files = g_value_get_pointer(emission.next().pointer)?
                .assumingMemoryBound(to: OpaquePointer?.self)
            let count = emission.next(Int.self)
            handler((0..<count).compactMap { index in files?[index].map(FilePath.init(file:)) })
        }
    }

    /// Sets the keys of an action, such as `["<Control>plus"]` for `win.larger`.
    package func setAccelerators(_ accelerators: [String], for action: String) {
        withCStrings(accelerators) {
            gtk_application_set_accels_for_action(pointer(), action, $0)
        }
    }
}
