// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import GtkTestSupport
import XCTest

@testable import DesktopApp
@testable import Workspace

/// Memory and file descriptors after many repetitions. `TYPELADDER_TIMES` multiplies the number.
final class EnduranceTests: WindowTestCase {
    private static let times =
        ProcessInfo.processInfo.environment["TYPELADDER_TIMES"].flatMap { Int($0) } ?? 1

    /// Physical memory in use, in bytes.
    private static func memory() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try XCTUnwrap(Int(text.split(separator: " ")[1])) * 4096
    }

    private static func descriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    func testDragging() throws {
        try onMainActor {
            try Self.withMainWindow { main in
                @MainActor func drag(_ times: Int) throws -> Int {
                    for time in 0..<times {
                        for position in 0...11 {
                            main.sizeBar.scale.drag(
                                to: Double(
                                    time.isMultiple(of: 2) ? position : 11 - position))
                        }
                        if time.isMultiple(of: 25) { Self.waitUntilStill() }
                    }
                    return try Self.memory()
                }
                let objects = LiveObjects.wrapperCount
                let early = try drag(50)
                // A leak of one row per change would be a hundred times as much.
                XCTAssertLessThan(try drag(200 * Self.times) - early, 4_000_000)
                XCTAssertLessThan(LiveObjects.wrapperCount, objects + 200)
            }
        }
    }

    func testWindows() throws {
        try onMainActor {
            @MainActor func open(_ windows: Int) throws -> Int {
                for _ in 0..<windows { try Self.withMainWindow { _ in } }
                return try Self.memory()
            }
            let early = try open(15)
            let descriptors = try Self.descriptors()
            // The data of one window, such as a configuration of fontconfig, is a tenth of this.
            XCTAssertLessThan(try open(30 * Self.times) - early, 3_000_000)
            XCTAssertLessThanOrEqual(try Self.descriptors(), descriptors)
        }
    }

    func testRewritesOfTheWatchedTheme() throws {
        func theme(_ size: Int) -> String {
            "{\"body\": {\"fontName\": \"NotoSerif-Regular\", \"fontSize\": \(size)}}"
        }
        let path = try write(theme(17), to: "theme.json")
        try onMainActor {
            try Self.withMainWindow(opening: [path]) { main in
                @MainActor func rewrite(_ count: Int, last: Int) throws -> Int {
                    for number in 1...count {
                        let size = number == count ? last : 10 + number % 40
                        try theme(size).write(
                            toFile: path.string, atomically: number.isMultiple(of: 2),
                            encoding: .utf8)
                        if number.isMultiple(of: 10) { Self.waitUntilStill() }
                    }
                    Self.waitUntil("the last rewrite shows") {
                        main.theme.value.fonts[.body]?.fontSize == Double(last)
                    }
                    return try Self.memory()
                }
                let early = try rewrite(40, last: 33)
                let descriptors = try Self.descriptors()
                // A leaked theme with its fonts would be a tenth of a megabyte.
                XCTAssertLessThan(try rewrite(120 * Self.times, last: 41) - early, 5_000_000)
                XCTAssertLessThanOrEqual(try Self.descriptors(), descriptors)
            }
        }
    }
}
