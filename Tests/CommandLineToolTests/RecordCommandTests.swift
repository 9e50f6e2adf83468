// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

/// `record` writes layouts as text, and says how layouts differ from it.
@MainActor @Suite struct RecordCommandTests {
    private static let files = [
        "one.json": #"{"sections": [{"title": "S", "rows": [{"title": "One"}]}]}"#,
        "two.json": #"{"sections": [{"rows": [{"title": "Two"}]}]}"#,
        "a.plist.json": #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": 17}}"#,
        "b.plist.json": #"{"body": {"fontName": "NotoSerif-Regular", "fontSize": 20}}"#,
        "broken.json": #"{"sections": 1}"#,
    ]

    @Test func layoutsAreAsRecordedUntilSomethingChanges() throws {
        let folder = try CommandFolder(Self.files)
        let inputs = ["one.json", "two.json", "--theme", "a.plist.json", "--theme", "b.plist.json"]
        #expect(folder.run(["record", "write"] + inputs).code == .success)
        let text = try folder.text("one.record")
        #expect(text.contains("\na.plist.json, 390 pt | S › One: "))
        #expect(!text.contains(folder.path("")))
        let same = folder.run(["record", "verify"] + inputs)
        #expect(same.code == .success)
        #expect(
            same.output == """
                one.json: as recorded in one.record
                two.json: as recorded in two.record

                """)
        try folder.write(
            #"{"sections": [{"title": "S", "rows": [{"title": "One", "height": 90}]}]}"#,
            to: "one.json")
        let changed = folder.run(["record", "verify"] + inputs)
        #expect(changed.code == .findings)
        #expect(changed.output.contains("    S › One: "))
        #expect(changed.output.contains(" pt taller"))
    }

    @Test func widthsAndSettingsAreConditions() throws {
        let folder = try CommandFolder(Self.files)
        let written = folder.run(
            "record", "write", "one.json", "--width", "320", "--width", "430", "--bold-text")
        #expect(written.code == .success)
        let text = try folder.text("one.record")
        #expect(text.contains("; settings bold-text; "))
        #expect(text.contains("\nsystem, 320 pt | S › One: "))
        let other = folder.run("record", "verify", "one.json", "--width", "320")
        #expect(other.code == .findings)
        #expect(other.output.contains("  settings bold-text → none\n"))
        #expect(
            other.output.contains(
                "The record has this table, but this run does not. Use the same themes and"))
    }

    /// A device of this width, turned. So is that of a reach report.
    @Test func widthsAreThoseOfTurnedDevices() throws {
        let title = "A title that is too long for one line of a phone"
        let folder = try CommandFolder([
            "long.json": #"{"sections": [{"rows": [{"title": "\#(title)"}]}]}"#
        ])
        let words = ["record", "write", "long.json", "--records", "-", "--width", "320"]
        let lines = try #require(folder.run(words).output.firstMatch(of: /title (\d) lines/))
        #expect(lines.output.1 == "2")
        let turned = folder.run(words + ["--landscape"]).output
        #expect(turned.contains("; settings landscape; ") && turned.contains("title 1 line"))
        let reach = ["reach", "--screen", "long.json", "--format", "json", "--width", "320"]
        #expect(folder.run(reach).output.contains("\"widths\" : [\n    320\n"))
        #expect(folder.run(reach + ["--landscape"]).output.contains("\"widths\" : [\n    568\n"))
    }

    @Test func recordOnStandardOutputHasTheSameBytes() throws {
        let folder = try CommandFolder(Self.files)
        let output = folder.run("record", "write", "one.json", "--records", "-").output
        #expect(folder.run("record", "write", "one.json").code == .success)
        #expect(try output == folder.text("one.record"))
    }

    @Test func allMistakesAreErrorsAndNothingIsWritten() throws {
        let folder = try CommandFolder(Self.files)
        let run = folder.run("record", "write", "one.json", "broken.json", "missing.json")
        #expect(run.code == .failure)
        #expect(run.errors.contains("broken.json:1:14: error: "))
        #expect(run.errors.contains("missing.json: error: "))
        #expect(!folder.has("one.record"))
        #expect(folder.run("record", "verify", "one.json").errors.contains("one.record: error: "))
        #expect(
            folder.run("record", "write", "one.json", "one.json").errors.contains(
                "one.json is given twice. Leave one out."))
        #expect(folder.run("record", "write").errors.contains("No screens were given."))
    }

    /// No locale, no clock, and no folder changes a record.
    @Test func bytesAreTheSameEverywhere() throws {
        let run = try Shell.run(
            """
            cd "$folder" && mkdir a b c && unset LC_ALL
            for place in a b; do
              echo '{"sections": [{"title": "हि", "rows": [{"title": "Notifications 通知"}]}]}' \
                > $place/s.json
            done
            (cd a && "$program" record write s.json --theme "$theme" 2> /dev/null)
            (cd b && LANG=de_DE.UTF-8 LANGUAGE=ja HOME=/nowhere TZ=Asia/Tokyo \
              "$program" record write s.json --theme "$theme" 2> /dev/null)
            cmp a/s.record b/s.record && echo same
            LANG=ar_EG.UTF-8 "$program" spec --screen a/s.json --format csv > a/spec
            LANG=C "$program" spec --screen b/s.json --format csv > b/spec
            cmp a/spec b/spec && echo same
            grep -c "$folder" a/s.record
            """)
        #expect(run.output == "same\nsame\n0\n", "\(run.output)\(run.errors)")
    }

    @Test func recordThatCannotBeWrittenIsAnError() throws {
        let run = try Shell.run(
            """
            cd "$folder" && echo '{"sections": [{"rows": [{"title": "A"}]}]}' > s.json
            "$program" record write s.json --records missing
            echo $?
            ls
            """)
        #expect(run.output.hasPrefix("2\n"))
        #expect(run.errors.contains("Cannot write missing/s.record."))
        #expect(!run.output.contains("record\n"))
    }
}
