// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The JSON of every command is valid by its schema in `Resources/schemas`.
@Suite struct ReportSchemaTests {
    private static let prelude = """
        cd "$folder"
        check='\(SourceTree.root.appending(path: "scripts/check-schemas").path)'
        cat > screen.json <<'END'
        {"language": "de", "sections": [{"title": "A", "footer": "f", "rows": [
          {"kind": "subtitle", "title": "Mitteilungen 通知 \\u0378", "subtitle": "b"},
          {"title": "c", "accessory": "disclosure"}]}]}
        END
        echo '{"t": {"$type": "typography", "body": {"$value":
          {"fontFamily": "Lato", "fontWeight": 400, "fontSize": "17px"}}}}' > brand.tokens.json
        value='{"fontFamily": "A", "fontSize": "17px", "lineHeight": 1.2}'
        echo '{"t": {"$type": "typography", "body": {"$value": '"$value"'},
          "callout": {"$value": '"$value"'}}}' > repeats.tokens.json
        echo '{"name": "N", "fontFiles": ["no.ttf"], "fonts": {"body":
          {"fontName": "Lato-Regular", "fontSize": 17, "maximumPointSize": 40}}}' > own.json
        echo '{"sections": [{"rows": [{"title": "Notifications that are cut short", "lines": 1}]}]}' \
          > narrow.json
        echo '{"cells": "static", "sections": [{"rows": [{"title": "a"}]}]}' > static.json
        echo '{"body": {"fontName": 1, "fontSize": "2"}, "Body": {}}' > bad.json
        echo '{"caption": {"fontName": "NotoSans-Regular", "fontSize": 7}}' > small.json
        mkdir ignoring
        echo '{"sections": [{"header": {"title": "G", "height": 9}, "rows": []}]}' > ignoring/screen.json
        echo '{"exceptions": [{"rule": "text-clipped", "reason": "r", "until": "2999-12-31"},
          {"rule": "reach", "reason": "r"}]}' > ignoring/typeladder.json
        cp narrow.json recorded.json
        "$program" record write recorded.json
        sed -i 's/1 line/2 lines/' recorded.record

        """

    @Test(arguments: [
        ("scale", "scale-report"), ("scale --style body --size 17", "scale-report"),
        ("scale --theme theme.json", "scale-report"),
        ("layout", "layout-report"),
        ("layout --screen screen.json --category AX5", "layout-report"),
        ("layout --theme theme.json --bold-text", "layout-report"),
        ("check", "check-report"), ("check --theme small.json", "check-report"),
        ("check --theme bad.json --screen screen.json", "check-report"),
        ("check --rule reach --severity violation --width 320 --width 390.5", "check-report"),
        ("check --explain hit-target", "check-explain-report"),
        ("check --first-break --width 320.5 --expansion 60", "check-first-break-report"),
        (
            "check --first-break --screen narrow.json --expansion-step 50",
            "check-first-break-report"
        ),
        ("explain body --category AX5 --theme theme.json", "explain-report"),
        ("explain sections.0.rows.0 --screen screen.json", "explain-report"),
        ("explain sections.0.rows.0 --screen static.json --category AX5", "explain-report"),
        ("diff theme.json own.json", "diff-report"), ("diff own.json own.json", "diff-report"),
        ("diff screen.json static.json --theme theme.json", "diff-report"),
        ("reach", "reach-report"), ("reach --theme own.json --pictures .", "reach-report"),
        ("reach --screen narrow.json --width 320 --width 744", "reach-report"),
        ("fonts", "fonts-report"), ("fonts --match noto", "fonts-report"),
        ("fonts --match nobody-has-this", "fonts-report"),
        ("fonts --theme theme.json", "fonts-report"),
        ("fonts --screen screen.json", "fonts-report"),
        ("theme show theme.json", "theme-show-report"),
        ("theme show own.json", "theme-show-report"),
        ("theme show brand.tokens.json", "theme-show-report"),
        ("theme validate theme.json bad.json own.json", "theme-validate-report"),
        ("check --screen ignoring/screen.json", "check-report"),
        ("record verify recorded.json", "record-verify-report"),
        ("record verify recorded.json --width 320 --bold-text", "record-verify-report"),
        ("spec", "spec-report"), ("spec --screen screen.json -o a.svg", "spec-report"),
        ("spec --theme theme.json --category AX5 --direction rtl", "spec-report"),
        ("theme validate repeats.tokens.json", "theme-validate-report"),
        ("theme validate --fix bad.json own.json", "theme-validate-report"),
    ])
    func jsonFitsItsSchema(command: String, schema: String) throws {
        let run = try Shell.run(
            Self.prelude + """
                "$program" \(command) --format json > report.json 2> /dev/null
                test -s report.json && "$check" \(schema) report.json
                """)
        #expect(run.status == 0)
        #expect(run.errors == "")
    }

    /// A schema that accepts everything would prove nothing.
    @Test(arguments: [
        ("scale", "s/\"version\" : 1/\"version\" : 2/", "scale-report"),
        ("scale", "s/\"version\" : 1/\"revision\" : 1/", "scale-report"),
        ("layout", "s/\"kind\" : \"row\"/\"kind\" : \"cell\"/", "layout-report"),
        ("diff theme.json own.json", "s/\"points\"/\"size\"/", "diff-report"),
        ("explain body", "s/\"source\"/\"from\"/", "explain-report"),
        ("record verify recorded.json", "s/\"isSame\"/\"same\"/", "record-verify-report"),
        ("spec", "s/\"topMargin\"/\"top\"/", "spec-report"),
        ("layout", "s/\"missingGlyphs\"/\"missing\"/", "layout-report"),
        ("check", "s/\"from\"/\"since\"/", "check-report"),
        ("check", "s/\"contrast\"/\"contrasts\"/", "check-report"),
        ("check", "s/\"information\"/\"hint\"/", "check-report"),
        (
            "check --first-break --screen narrow.json --width 320 --expansion 0",
            "s/\"text-truncated\"/\"long-line\"/", "check-first-break-report"
        ),
        ("check --explain reach", "s/\"why\"/\"because\"/", "check-explain-report"),
        ("reach", "s/\"reaches\"/\"suffices\"/", "reach-report"),
        ("reach --screen narrow.json", "s/\"fails\"/\"failed\"/", "reach-report"),
        ("fonts", "s/\"weight\"/\"heft\"/", "fonts-report"),
        (
            "theme show theme.json", "s/\"fontSize\" : 17/\"fontSize\" : \"17\"/",
            "theme-show-report"
        ),
        ("theme validate bad.json", "s/\"errors\" : 3/\"errors\" : -1/", "theme-validate-report"),
        (
            "theme validate repeats.tokens.json", "s/\"count\" : 2/\"count\" : 1/",
            "theme-validate-report"
        ),
    ])
    func changedJSONDoesNotFit(command: String, edit: String, schema: String) throws {
        let run = try Shell.run(
            Self.prelude + """
                "$program" \(command) --format json 2> /dev/null | sed '\(edit)' | "$check" \(schema)
                """)
        #expect(run.status == 1)
        #expect(run.errors.contains("standard input: $"))
    }
}
