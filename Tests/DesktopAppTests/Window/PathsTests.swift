// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Glibc
import Syntax
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Paths as displayed.
final class PathsTests: XCTestCase {
    func testFoldersForPeople() {
        let home = getenv("HOME").map { String(cString: $0) } ?? ""
        setenv("HOME", "/home/me", 1)
        defer { setenv("HOME", home, 1) }
        let path: FilePath = "/home/me/work/acme/ios/brand.json"
        XCTAssertEqual(path.folderName(among: []), "ios")
        XCTAssertEqual(path.folderName(among: [], atLeast: 2), "acme/ios")
        XCTAssertEqual(path.folderName(among: [path]), "ios")
        XCTAssertEqual(
            path.folderName(among: ["/home/me/work/other/ios/brand.json"]), "acme/ios")
        XCTAssertEqual(path.folderName(among: ["/home/me/work/other/ios/a.json"]), "ios")
        XCTAssertEqual(FilePath("/home/me/brand.json").folderName(among: [], atLeast: 2), "~")
        XCTAssertEqual(FilePath("/home/me/a/brand.json").folderName(among: [], atLeast: 2), "~/a")
        XCTAssertEqual(FilePath("/srv/brand.json").folderName(among: []), "/srv")
    }
}
