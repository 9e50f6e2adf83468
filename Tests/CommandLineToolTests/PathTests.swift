// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Every command accepts a path relative to its folder, relative to the folder above, and from the root.
@Suite struct PathTests {
    /// The files of a folder, with their texts.
    private static let files = [
        "plain/base.tokens.json": token("body", 17),
        "plain/more.tokens.json": token("headline", 18),
        "studio/$themes.json": """
        [{"name": "One", "selectedTokenSets": {"base": "enabled"}}]
        """,
        "studio/$metadata.json": #"{"tokenSetOrder": ["base"]}"#,
        "studio/base.json": studioToken,
        "dictionary/config.json": #"{"source": ["*.json"]}"#,
        "dictionary/sizes.json": token("body", 16),
        "resolved/my.resolver.json": """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
         "resolutionOrder": [{"$ref": "#/sets/base"}]}
        """,
        "resolved/base.json": token("body", 15),
        "theme/theme.json": #"{"body": {"fontName": "Lato-Regular", "fontSize": 17}}"#,
        "theme/screen.json": #"{"sections": [{"rows": [{"title": "Wi-Fi"}]}]}"#,
    ]

    private static func token(_ name: String, _ size: Int) -> String {
        """
        {"typography": {"\(name)": {"$type": "typography", "$value": {"fontFamily": "Lato",
          "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": 400, "lineHeight": 1.2,
          "letterSpacing": {"value": 0, "unit": "px"}}}}}
        """
    }

    private static let studioToken = """
        {"typography": {"body": {"type": "typography", "value": {"fontFamily": "Lato",
          "fontSize": "17", "fontWeight": "Regular"}}}}
        """

    @Test(arguments: [
        ("theme show", "plain", "."), ("theme show", "plain", "base.tokens.json"),
        ("theme show", "studio", "."), ("theme show", "studio", "\\$themes.json"),
        ("theme show", "studio", "base.json"), ("theme show", "dictionary", "."),
        ("theme show", "dictionary", "config.json"), ("theme show", "dictionary", "sizes.json"),
        ("theme show", "resolved", "."), ("theme show", "resolved", "my.resolver.json"),
        ("theme show", "theme", "."), ("theme validate", "studio", "."),
        ("theme validate", "dictionary", "config.json"), ("theme validate", "theme", "."),
        ("theme convert --to swift -o -", "studio", "\\$themes.json"),
        ("theme convert --to json -o -", "theme", "theme.json"), ("fonts --theme", "studio", "."),
        ("scale --theme", "dictionary", "."),
        ("explain sections.0.rows.0 --screen", "theme", "screen.json"),
        ("check --screen", "theme", "screen.json"), ("layout --theme", "plain", "."),
        ("reach --screen", "theme", "screen.json"), ("diff theme.json", "theme", "theme.json"),
        ("layout --screen", "theme", "screen.json"), ("render -o - --theme", "theme", "."),
    ])
    func formsOfAPathAreOne(command: String, folder: String, name: String) throws {
        let write = Self.files.map { path, text in
            """
            mkdir -p "$(dirname "$folder/p/\(path.shellQuoted)")"
            cat > "$folder/p/\(path.shellQuoted)" <<'END'
            \(text)
            END
            """
        }.joined(separator: "\n")
        let here = "$folder/p/\(folder)"
        // The folder, the path from the folder, and the length of the part that names the folder.
        let forms =
            name == "."
            ? [(here, "."), (here, "./"), ("$folder/p", folder), (here, here)]
            : [
                (here, name), (here, "./" + name), (here, "../\(folder)/" + name),
                ("$folder/p", "\(folder)/" + name), (here, "\(here)/" + name),
            ]
        var outcomes: [String: [String]] = [:]
        for (place, path) in forms {
            let words = command.replacingOccurrences(of: "theme.json", with: "\(here)/theme.json")
            let run = try Shell.run(
                """
                \(write)
                cd "\(place)"; "$program" \(words) "\(path)" > "$folder/out" 2>&1
                echo "status $?"
                LC_ALL=C sed -e "s#$folder/p/\(folder)/*##g" -e "s#\\.\\./\(folder)/##g" \
                    -e "s#\(folder)/##g" -e "s#\\([^.]\\|^\\)\\./#\\1#g" \
                    -e "s#^\\(\\.\\|\(folder)\\): #: #" "$folder/out" | LC_ALL=C sort | cksum
                head -c 2000 "$folder/out" | LC_ALL=C tr -cd ' -~\\n' >&2
                """)
            outcomes[run.output, default: []].append("\(path):\n\(run.errors)")
        }
        #expect(outcomes.count == 1, "\(outcomes.values.flatMap(\.self).joined(separator: "\n"))")
        #expect(outcomes.keys.allSatisfy { !$0.hasPrefix("status 2") }, "\(outcomes.values)")
    }
}

extension String {
    /// The text in double quotation marks for a shell.
    fileprivate var shellQuoted: String { replacingOccurrences(of: "$", with: "\\$") }
}
