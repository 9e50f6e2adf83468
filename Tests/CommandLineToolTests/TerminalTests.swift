// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// No text or name in a file can control the terminal that shows it.
@Suite struct TerminalTests {
    /// U+001B and U+009B start escape sequences, U+0007 rings the bell, U+007F deletes, and U+202E changes the
    /// direction.
    private static let prelude = """
        cd "$folder"
        x='a\\u001B[31m\\u009B32m\\u0007\\u007Fb\\u202Ec'
        cat > screen.json <<END
        {"title": "$x", "sections": [{"title": "$x", "footer": "$x",
          "header": {"title": "$x", "height": 9, "fontName": "$x"}, "rows": [
          {"kind": "subtitle", "title": "$x", "subtitle": "$x", "lines": 1, "height": 9},
          {"kind": "labels", "labels": [{"text": "$x", "textStyle": "body", "fontName": "$x"}]}]}]}
        END
        cat > other.json <<END
        {"title": "$x", "sections": [{"title": "o$x", "rows": [{"title": "o$x"}]}]}
        END
        cat > theme.json <<END
        {"name": "$x", "fontFiles": ["$x.ttf"], "fonts": {"body": {"fontName": "$x", "fontSize": 17},
          "$x": {"fontName": "$x", "fontSize": 17}}}
        END
        cat > brand.tokens.json <<END
        {"$x": {"\\$type": "typography", "body": {"\\$value": {"fontFamily": "$x", "fontWeight": 400,
          "fontSize": "17px", "$x": 1}}, "$x": {"\\$value": {"fontFamily": "{$x}"}}}}
        END
        printf '{"body": {"fontName": "Lato", "fontSize": 17}}' > "$(printf 'e\\033[31m\\302\\233.json')"
        odd=$(echo e*)

        """

    @Test(
        arguments: [
            "layout --screen screen.json --category AX5",
            "layout --screen screen.json --theme theme.json",
            "check --screen screen.json --theme theme.json",
            "check --first-break --screen screen.json",
            "explain sections.0.rows.0 --screen screen.json", "explain body --theme theme.json",
            "explain sections.0.header --screen screen.json --category AX5",
            "reach --screen screen.json --theme theme.json", "diff screen.json other.json",
            "diff theme.json brand.tokens.json", "theme show theme.json",
            "theme show brand.tokens.json",
            "theme validate theme.json", "theme validate brand.tokens.json screen.json",
            "theme convert brand.tokens.json --to json -o /dev/null", "fonts --theme theme.json",
            "fonts --match \"$odd\"", "scale --theme theme.json", "scale --theme \"$odd\"",
            "theme show \"$odd\"", "theme validate \"$odd\"",
            "layout --theme \"$odd\" --screen \"$odd\"",
            "render --screen screen.json --theme theme.json -o \"$odd/no.png\"",
            "check --rule \"$odd\"",
            "\"$odd\"", "theme show \"$odd.none\"",
        ], ["text", "json", "csv", "markdown"])
    func nothingCommandsATerminal(command: String, format: String) throws {
        let run = try Shell.run(
            Self.prelude + """
                "$program" \(command) --format \(format) > out 2> errors || "$program" \(command) >> out 2>> errors
                cat out errors
                """)
        let scalars = run.output.unicodeScalars
        #expect(!scalars.isEmpty)
        let commands = scalars.filter { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0..<0x20, 0x7F..<0xA0: true
            // JSON keeps the direction character of a text, because it starts no escape sequence.
            case 0x202E: format != "json"
            default: false
            }
        }
        #expect(commands.isEmpty, "\(commands.map { String($0.value, radix: 16) }): \(command)")
    }
}
