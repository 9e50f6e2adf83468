// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Glibc

/// The machine and the software behind the figures.
struct Machine: Codable {
    let processor: String
    let cores: Int
    let system: String
    let gtk: String
    let libadwaita: String
    let pango: String
    let swift: String
    /// GTK's renderer.
    let renderer: String

    static var current: Machine {
        Machine(
            processor: value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown",
            cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
            system: value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=") ?? "unknown",
            gtk: "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())",
            libadwaita:
                "\(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())",
            pango: String(cString: pango_version_string()),
            swift: (try? Subprocess.run(["swift", "--version"])).flatMap(swiftVersion) ?? "unknown",
            renderer: getenv("GSK_RENDERER").map { String(cString: $0) } ?? "GTK's choice")
    }

    /// The machine in one line of text.
    var description: String {
        "\(processor), \(cores) cores; \(system); GTK \(gtk) (\(renderer)), libadwaita "
            + "\(libadwaita), Pango \(pango), Swift \(swift)"
    }

    /// The version number in a text such as "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    private static func swiftVersion(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.firstIndex(of: "version").flatMap { index in
            index + 1 < words.count ? String(words[index + 1]) : nil
        }
    }

    /// The value for a name in a file of names and values, without quotes.
    private static func value(of name: String, in file: String, separator: Character) -> String? {
        var contents: UnsafeMutablePointer<CChar>?
        guard g_file_get_contents(file, &contents, nil, nil) != 0, let contents else { return nil }
        defer { g_free(contents) }
        for line in String(cString: contents).split(whereSeparator: \.isNewline)
        where line.hasPrefix(name) {
            let parts = line.split(separator: separator, maxSplits: 1)
            let value = parts.count == 2 ? parts[1].filter { $0 != "\"" } : ""
            return value.split(separator: " ").joined(separator: " ")
        }
        return nil
    }
}
