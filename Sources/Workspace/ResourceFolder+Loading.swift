// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import LayoutEngine
import Previewing
import Syntax

extension ResourceFolder {
    /// The profiles of iOS generations with the devices, oldest first.
    package func loadProfiles() -> ReadResult<[Profile]> {
        let devices = loadDevices()
        var profiles: [Profile] = []
        var diagnostics = devices.diagnostics
        for name in Profile.bundledNames {
            let result = SourceFile.read(path("profiles/\(name).json")).flatMap(SyntaxTree.read)
                .flatMap(Profile.read)
            diagnostics += result.diagnostics
            if var profile = result.value, let devices = devices.value {
                profile.devices = devices
                profiles.append(profile)
            }
        }
        return ReadResult(profiles, diagnostics)
    }

    /// The devices of the preview.
    func loadDevices() -> ReadResult<DeviceList> {
        SourceFile.read(path("devices.json")).flatMap(SyntaxTree.read).flatMap(DeviceList.read)
    }

    /// The style sheet and the script of exported web pages.
    package func loadWebPageParts() -> ReadResult<(style: String, script: String)> {
        let style = SourceFile.read(path("web-page/style.css"))
        let script = SourceFile.read(path("web-page/script.js"))
        guard let first = style.value, let second = script.value else {
            return ReadResult(nil, style.diagnostics + script.diagnostics)
        }
        let texts = [first, second].map { String(decoding: $0.bytes, as: UTF8.self) }
        return ReadResult((texts[0], texts[1]), [])
    }

    /// The fonts and symbols of iOS with their stand-ins, and the fonts and hyphenation of each language.
    package func loadDeviceFonts() -> ReadResult<DeviceFonts> {
        let fonts = SourceFile.read(path("fonts.json")).flatMap(SyntaxTree.read)
            .flatMap(DeviceFonts.read)
        let languages = SourceFile.read(path("languages.json")).flatMap(SyntaxTree.read)
            .flatMap(LanguageTable.read)
        let symbols = SourceFile.read(path("symbols.json")).flatMap(SyntaxTree.read)
            .flatMap(SymbolTable.read)
        var complete = fonts.value
        complete?.languages = languages.value ?? LanguageTable()
        complete?.symbols = symbols.value ?? SymbolTable()
        return ReadResult(
            complete, fonts.diagnostics + languages.diagnostics + symbols.diagnostics)
    }
}
