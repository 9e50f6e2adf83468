// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

extension Application {
    /// Adds an option: a flag, or with a value of which `valueName` is shown in `--help`.
    public func addOption(
        _ name: String, short: Character? = nil, description: String, valueName: String? = nil
    ) {
        let letter = short?.asciiValue.map { CChar(bitPattern: $0) } ?? 0
        g_application_add_main_option(
            pointer(), name, letter, GOptionFlags(rawValue: 0),
            valueName == nil ? G_OPTION_ARG_NONE : G_OPTION_ARG_STRING, description, valueName)
    }

    /// Calls `handler` with the options before anything starts. It returns the exit code to end
    /// with, or −1 to go on (`GApplication::handle-local-options`).
    @discardableResult
    public func onOptions(_ handler: @escaping (CommandLineOptions) -> Int) -> SignalConnection {
        connect(emission: "handle-local-options") { emission in
            guard let dictionary = g_value_get_boxed(emission.next().pointer) else { return }
            emission.answer(
                handler(
                    CommandLineOptions(
                        dictionary: dictionary.assumingMemoryBound(to: GVariantDict.self))))
        }
    }
}

/// The options that were given, during ``Application/onOptions(_:)``.
public struct CommandLineOptions {
    fileprivate let dictionary: UnsafeMutablePointer<GVariantDict>

    /// Whether an option was given.
    public func contains(_ name: String) -> Bool { g_variant_dict_contains(dictionary, name) != 0 }

    /// The value of an option, if it was given.
    public func string(_ name: String) -> String? {
        guard let variant = g_variant_dict_lookup_value(dictionary, name, nil) else { return nil }
        defer { g_variant_unref(variant) }
        return String(variant: variant)
    }
}
