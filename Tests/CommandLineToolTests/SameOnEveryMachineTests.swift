// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Testing

@testable import CommandLineTool

/// The meaning of a theme does not depend on the fonts of the machine: with other fonts in fontconfig, exports and
/// `theme show` have the same bytes.
@Suite struct SameOnEveryMachineTests {
    /// Two machines, one with Noto and one with DejaVu, and themes with fonts of both, of neither, of iOS, and of their
    /// own. `run OUT COMMAND` runs a command on both.
    private static let prelude = """
        set -e
        one="$(find /usr/share/fonts -name NotoSerif-Bold.ttf | head -n 1)"
        two="$(find /usr/share/fonts -name DejaVuSans.ttf | head -n 1)"
        own="$(find /usr/share/fonts -name "Inter-SemiBold.*" | head -n 1)"
        for machine in one two; do
          mkdir -p "$folder/$machine/fonts"
          cat > "$folder/$machine/fonts.conf" <<END
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><dir>$folder/$machine/fonts</dir><cachedir>$folder/$machine</cachedir></fontconfig>
        END
        done
        cp "$(dirname "$one")"/NotoSerif-*.ttf "$(dirname "$one")"/NotoSans-*.ttf "$folder/one/fonts"
        cp "$two" "$(dirname "$two")"/DejaVuSerif*.ttf "$folder/two/fonts"
        test -n "$own" && mkdir "$folder/alone" "$folder/brought" && cp "$own" "$folder/brought"
        token() {
          printf '"%s": {"type": "typography", "value": {"fontFamily": "%s", "fontSize": "%s", \
        "fontWeight": "%s"}}%s\\n' "$@"
        }
        { echo '{'
          token body "Ubuntu, Cantarell, DejaVu Sans, Noto Serif, Helvetica Neue" 17 Regular ,
          token headline "Noto Serif, DejaVu Serif" 17 "Semi Bold" ,
          token title "DejaVu Serif" 28 Medium ,
          token callout "notoserif-bold" 16 Bold ,
          token caption "DejaVuSans" 12 Regular
          echo '}'; } | tee "$folder/alone/brand.tokens.json" > "$folder/brought/brand.tokens.json"
        { echo '{'
          token body "DejaVu Sans, Noto Serif, Inter" 17 Regular ,
          token headline "Inter" 17 Bold
          echo '}'; } > "$folder/brought/own.tokens.json"
        cat > "$folder/alone/theme.plist" <<END
        <plist version="1.0"><dict>
        <key>body</key><dict><key>fontName</key><string>NotoSerif-Bold</string>
        <key>fontSize</key><integer>17</integer></dict>
        <key>headline</key><dict><key>fontName</key><string>DejaVuSans</string>
        <key>fontSize</key><integer>17</integer></dict>
        <key>title</key><dict><key>fontName</key><string>dejavusans</string>
        <key>fontSize</key><integer>28</integer></dict>
        <key>callout</key><dict><key>fontName</key><string>Georgia</string>
        <key>fontSize</key><integer>16</integer></dict>
        <key>footnote</key><dict><key>fontName</key><string>DejaVu Serif</string>
        <key>fontSize</key><integer>13</integer></dict>
        </dict></plist>
        END
        cp "$folder/alone/theme.plist" "$folder/brought/theme.plist"
        same() {
          for machine in one two; do
            FONTCONFIG_FILE="$folder/$machine/fonts.conf" "$program" "$@" \
              > "$folder/$machine.out" 2> "$folder/$machine.err" || echo $? >> "$folder/$machine.out"
          done
          cmp "$folder/one.out" "$folder/two.out" && cmp "$folder/one.err" "$folder/two.err"
          cat "$folder/one.out" "$folder/one.err"
        }

        """

    private static let themes = [
        "alone/brand.tokens.json", "alone/theme.plist", "brought/brand.tokens.json",
        "brought/own.tokens.json",
        "brought/theme.plist",
    ]

    @Test(arguments: themes)
    func exportsAndReports(theme: String) throws {
        let path = "\"$folder/\(theme)\""
        let formats = ThemeFileFormat.allCases.map {
            "same theme convert --to \($0.rawValue) \(path) -o -"
        }
        let reports = ["text", "json"].map { "same theme show --format \($0) \(path)" }
        let run = try Shell.run(Self.prelude + (formats + reports).joined(separator: "\n"))
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("headline"))
    }

    @Test func familyListIsReadAsOnTheDevice() throws {
        func fonts(_ theme: String, _ names: [String]) throws {
            let run = try Shell.run(Self.prelude + "same theme show \"$folder/\(theme)\"")
            for name in names { #expect(run.output.contains(" \(name) "), "\(run.output)") }
        }
        // The first font of iOS, else the first font of the theme, else the first of the list.
        try fonts(
            "alone/brand.tokens.json",
            ["HelveticaNeue", "NotoSerif-SemiBold", "DejaVuSerif-Medium"])
        try fonts("brought/own.tokens.json", ["Inter-SemiBold"])
    }
}
