// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The program as the desktop knows it: one instance, its windows, actions and options
/// (`AdwApplication`).
public final class Application: Object, ActionMap {
    /// What else the application does; `GApplicationFlags`.
    public struct Features: OptionSet, Sendable {
        /// The bits that GIO defines.
        public let rawValue: UInt32
        /// Features by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Opens files: arguments that are no options.
        public static let opensFiles = Features(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue)
        /// Every process is an instance of its own.
        public static let isNotUnique = Features(rawValue: G_APPLICATION_NON_UNIQUE.rawValue)
    }

    /// An application by its reverse-domain identifier.
    public convenience init(identifier: String, features: Features = []) {
        let flags = GApplicationFlags(rawValue: features.rawValue)
        self.init(owning: adw_application_new(identifier, flags))
    }

    /// Runs until the last window closes, and returns the exit code. Arguments include the
    /// program's name, as in `CommandLine.arguments`.
    public func run(_ arguments: [String]) -> Int {
        var copies: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) }
        defer { copies.forEach { g_free($0) } }
        let count = gint(copies.count)
        return copies.withUnsafeMutableBufferPointer { buffer in
            // GApplication takes arguments out of the array it is given; keep ours to free.
            let vector = g_memdup2(
                buffer.baseAddress, gsize(buffer.count * MemoryLayout<UnsafeRawPointer>.stride))
            defer { g_free(vector) }
            return Int(
                g_application_run(
                    pointer(), count,
                    vector?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)))
        }
    }

    /// Activates an action before ``run(_:)`` does anything else: in the instance that runs already, if
    /// there is one, which then is all that this one does (`GApplication::handle-local-options`).
    public func activateFirst(_ action: String) {
        connect(emission: "handle-local-options") { emission in
            // An exit code, or −1 to go on.
            let application = emission.emitter
            guard g_application_register(application.pointer(), nil, nil) != 0 else {
                return emission.answer(-1)
            }
            g_action_group_activate_action(application.opaque, action, nil)
            emission.answer(g_application_get_is_remote(application.pointer()) != 0 ? 0 : -1)
        }
    }

    /// Makes the application usable without running it, as tests want (`g_application_register`).
    public func register() throws(GtkError) {
        try GtkError.catching { g_application_register(pointer(), nil, $0) }
    }

    /// Ends ``run(_:)``, without asking the windows.
    public func quit() { g_application_quit(pointer()) }

    /// Starts up once, before anything else: the place for actions and style sheets.
    @discardableResult
    public func onStartup(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("startup", handler)
    }

    /// Calls `handler` when the application is started without files.
    @discardableResult
    public func onActivate(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("activate", handler)
    }

    /// Calls `handler` with the paths of files to open. Files that have no path, being somewhere
    /// on a network, come as their URI.
    @discardableResult
    public func onOpen(_ handler: @escaping ([FilePath]) -> Void) -> SignalConnection {
        connect(emission: "open") { emission in
            let files = g_value_get_pointer(emission.next().pointer)?
                .assumingMemoryBound(to: OpaquePointer?.self)
            let count = emission.next(Int.self)
            handler((0..<count).compactMap { index in files?[index].map(FilePath.init(file:)) })
        }
    }

    /// Lets keys run an action: `["<Control>plus"]` for `win.larger`.
    public func setAccelerators(_ accelerators: [String], for action: String) {
        withCStrings(accelerators) {
            gtk_application_set_accels_for_action(pointer(), action, $0)
        }
    }
}
