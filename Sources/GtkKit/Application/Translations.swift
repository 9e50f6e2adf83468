// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Words

/// The translations of the program by gettext. GTK's own messages use gettext, too.
package enum Translations {
    /// From now on, takes messages from the catalogs of a folder, in the language of the environment; in English if the
    /// folder has no catalog for it. Call it before GTK is initialized and before a thread starts.
    ///
    /// - Parameters:
    ///   - domain: the name of the catalogs, such as `typeladder` for `de/LC_MESSAGES/typeladder.mo`.
    ///   - folder: nil for the system's folder.
    package static func use(_ domain: String, in folder: String?) {
        // GTK does the same later.
        setlocale(LC_ALL, "")
        if let folder { bindtextdomain(domain, folder) }
        bind_textdomain_codeset(domain, "UTF-8")
        textdomain(domain)
        let separator = String(cString: localeconv().pointee.decimal_point)
        Catalog.current = Catalog(
            numbers: NumberStyle(
                decimalSeparator: separator.isEmpty ? "." : separator, isRounded: true)
        ) { message in translation(of: message, in: domain) }
    }

    /// The languages of the environment by preference. After each comes its version without the country: `de_CH`, `de`
    /// (`g_get_language_names_with_category`).
    package static var languages: [String] {
        guard let names = g_get_language_names_with_category("LC_MESSAGES") else { return [] }
        return sequence(first: 0) { $0 + 1 }.lazy.map { names[$0] }
            .prefix { $0 != nil }.compactMap { $0.map { String(cString: $0) } }
    }

    /// The translation of a message (`g_dgettext`, `g_dpgettext2`, `g_dngettext`).
    nonisolated private static func translation(of message: MessageKey, in domain: String) -> String
    {
        // Without a translation, gettext returns its argument, which is a pointer to a temporary text.
        message.text.withCString { text in
            if let plural = message.plural {
                return plural.withCString { plural in
                    String(
                        cString: g_dngettext(domain, text, plural, UInt(clamping: message.count)))
                }
            }
            if let context = message.context {
                return String(cString: g_dpgettext2(domain, context, text))
            }
            return String(cString: g_dgettext(domain, text))
        }
    }
}
