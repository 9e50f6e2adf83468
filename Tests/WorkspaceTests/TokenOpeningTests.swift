// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax
import Testing

@testable import DesignTokens
@testable import Workspace

/// The paths that open design tokens in several files.
@Suite struct TokenOpeningTests {
    private static let body = """
        {"body": {"type": "typography", "value":
          {"fontFamily": "Noto Sans", "fontSize": "17", "fontWeight": "Regular"}}}
        """

    private func tokens(_ file: RecognizedFile) -> TokenFile? {
        if case .tokens(let tokens) = file.result.value { tokens.value } else { nil }
    }

    @Test(arguments: ["", "$themes.json"])
    func folderAndItsOwnFilesAreTheWhole(name: String) throws {
        let folder = try TokenProjectFolder()
        let file = RecognizedFile(folder.path(name))
        #expect(file.path == folder.path())
        #expect(tokens(file)?.tokens.map(\.path).sorted() == ["body", "title1"])
    }

    @Test func memberKnowsWhatItIsAPartOf() throws {
        let folder = try TokenProjectFolder()
        let file = RecognizedFile(folder.path("light.json"))
        #expect(tokens(file)?.tokens.map(\.path) == ["title1"])
        let around = TokenProjectLocator.project(around: folder.path("light.json"))
        #expect(around?.path.canonical == folder.path().canonical)
        #expect(TokenProjectLocator.project(around: folder.path("none.json")) == nil)
        let alone = try TokenProjectFolder(["a.json": Self.body, "package.json": "{}"])
        #expect(TokenProjectLocator.project(around: alone.path("a.json")) == nil)
    }

    @Test func memberThatIsNoThemeAloneIsReadWithTheOthers() throws {
        var files = TokenProjectFolder.studio
        files["core.json"] = #"{"size": {"type": "fontSizes", "value": "28"}}"#
        files["light.json"] = files["light.json"]?.replacing("\"28\"", with: "\"{size}\"")
        let folder = try TokenProjectFolder(files)
        for name in ["core.json", "light.json"] {
            let file = RecognizedFile(folder.path(name))
            #expect(tokens(file)?.tokens.map(\.fontSize) == [28])
            #expect(file.path.canonical == folder.path().canonical)
            #expect(file.result.diagnostics.first?.id == "token-project.part-of-project")
        }
    }

    @Test func memberOfAResolverDocumentKnowsIt() throws {
        let folder = try TokenProjectFolder([
            "x.resolver.json": """
            {"resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "sets/a.json"}]}]}
            """,
            "sets/a.json": Self.body, "sets/b.json": Self.body,
        ])
        #expect(
            TokenProjectLocator.project(around: folder.path("sets/a.json"))?.path.lastComponent
                == "x.resolver.json")
        #expect(TokenProjectLocator.project(around: folder.path("sets/b.json")) == nil)
        #expect(TokenProjectLocator.project(around: folder.path("x.resolver.json")) == nil)
    }

    @Test func severalTokenFilesAreOneTheme() throws {
        let folder = try TokenProjectFolder([
            "1.json": Self.body.replacing("Noto Sans", with: "{font}"),
            "2.json": #"{"font": {"type": "fontFamilies", "value": "Noto Serif"}}"#,
            "s.json": #"{"sections": []}"#,
        ])
        let files = RecognizedFile.all(["1.json", "s.json", "2.json"].map { folder.path($0) })
        #expect(files.map(\.path) == [folder.path("1.json"), folder.path("s.json")])
        #expect(tokens(files[0])?.tokens.map(\.families) == [["Noto Serif"]])
    }

    @Test func themeOfAFolderGoesBeforeTokens() throws {
        let folder = try TokenProjectFolder([
            "mine.json": "{\"body\": {\"fontName\": \"NotoSans-Regular\", \"fontSize\": 19}}",
            "tokens/a.json": Self.body,
        ])
        #expect(RecognizedFile(folder.path()).isTheme)
        try folder.remove("mine.json")
        #expect(tokens(RecognizedFile(folder.path())) != nil)
        try folder.remove("tokens/a.json")
        #expect(RecognizedFile(folder.path()).isEmptyFolder)
    }

    /// An error names its file, or the folder. A duplicate key makes only its own file invalid.
    @Test func mistakesOfAFolderNameTheirFile() throws {
        let folder = try TokenProjectFolder([
            "a.json": #"{"x": {"value": 1, "value": 2}}"#,
            "b.json": #"{"y": {"type": "dimension", "value": "1px"}}"#,
            "c.json": #"{"z": {"type": "dimension", "value": "1px"}}"#,
        ])
        func said() -> [String] {
            RecognizedFile(folder.path()).result.diagnostics.map { diagnostic in
                let name = FilePath(diagnostic.file).lastComponent
                return "\(diagnostic.severity) \(name == folder.path().lastComponent ? "." : name)"
            }
        }
        #expect(said() == ["warning a.json", "warning .", "error ."])
        try folder.write(Self.body, to: "b.json")
        #expect(said().prefix(2) == ["warning a.json", "warning ."])
        #expect(tokens(RecognizedFile(folder.path())) != nil)
        try folder.write("{\"y\": {\"value\": ", to: "b.json")
        #expect(said().contains("error b.json"))
    }

    @Test(arguments: [
        (
            "Root.plist", "<plist><dict><key>PreferenceSpecifiers</key><array/></dict></plist>",
            "Settings bundle"
        ),
        ("type.yaml", "body: 17", "Typeladder cannot read YAML"),
        ("notes.txt", "", "Open a theme file"),
    ])
    func foldersOfOtherThingsAreNamed(name: String, text: String, words: String) throws {
        let folder = try TokenProjectFolder([name: text])
        let recognized = RecognizedFile(folder.path())
        #expect(recognized.isEmptyFolder)
        #expect(recognized.result.diagnostics.map(\.message).joined().contains(words))
        if name == "Root.plist" {
            let file = RecognizedFile(folder.path(name))
            #expect(file.result.diagnostics.map(\.message).joined().contains("settings of an app"))
        }
    }

    @Test func linksToOneFileAreOneFile() throws {
        let folder = try TokenProjectFolder([
            "x.resolver.json": """
            {"resolutionOrder": [{"name": "a", "type": "set", "sources":
              [{"$ref": "sets/a.json"}, {"$ref": "sets/../sets/a.json"}]}]}
            """,
            "sets/a.json": Self.body,
        ])
        let file = try #require(tokens(RecognizedFile(folder.path("x.resolver.json"))))
        #expect(file.project.files.count == 2)
    }

    @Test func whatPackageManagersFillIsPassedOver() throws {
        let folder = try TokenProjectFolder([
            "a.json": Self.body,
            "node_modules/x/tokens.json": Self.body.replacing("body", with: "title1"),
            ".git/x.json": Self.body.replacing("body", with: "title1"),
        ])
        #expect(tokens(RecognizedFile(folder.path()))?.tokens.map(\.path) == ["body"])
    }
}
