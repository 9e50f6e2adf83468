// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// A machine where fontconfig finds no font, or only fonts that cannot draw text.
@Suite struct NoFontsTests {
    private static let prelude = """
        mkdir "$folder/fonts"
        cat > "$folder/fonts.conf" <<END
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><dir>$folder/fonts</dir><cachedir>$folder/cache</cachedir></fontconfig>
        END
        export FONTCONFIG_FILE="$folder/fonts.conf"

        """

    @Test(arguments: ["layout", "render -o \"$folder/a.png\"", "fonts", "fonts --match Lato"])
    func packagesAreNamed(command: String) throws {
        let run = try Shell.run(Self.prelude + "\"$program\" \(command)")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.contains("error: No fonts are installed"))
        #expect(run.errors.contains("fonts-inter fonts-noto-core"))
    }

    @Test(arguments: ["scale", "theme show \"$theme\"", "theme convert \"$theme\" -o - --to plist"])
    func figuresNeedNoFont(command: String) throws {
        let run = try Shell.run(Self.prelude + "\"$program\" \(command)")
        #expect(run.status == 0)
        #expect(!run.output.isEmpty)
    }

    /// One face is enough, even if it lacks most glyphs. Here it has only symbols.
    @Test(arguments: ["NotoSansSymbols-Regular.ttf", "NotoSans-Regular.ttf"])
    func oneFontIsEnough(file: String) throws {
        let run = try Shell.run(
            Self.prelude + """
                find /usr/share/fonts -name \(file) -exec cp {} "$folder/fonts" ";"
                "$program" layout --category AX5 && "$program" render --scale 1 -o "$folder/a.png"
                """)
        #expect(run.status == 0)
    }
}
