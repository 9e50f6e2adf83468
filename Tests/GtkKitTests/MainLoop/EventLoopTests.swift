// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkTestSupport
import XCTest

@testable import GtkKit

final class EventLoopTests: GtkTestCase {
    func testBackgroundWorkIsWaitedFor() {
        onMainActor {
            let own = pthread_self()
            let work = BackgroundWork("test") { (number: 42, thread: pthread_self()) }
            let result = work.join()
            XCTAssertEqual(result?.number, 42)
            XCTAssertNotEqual(result?.thread, own)
        }
    }

    private final class Token {}

    func testIdleRunsOnceAndIsFreed() {
        onMainActor {
            weak var token: Token?
            var count = 0
            do {
                let captured = Token()
                token = captured
                EventLoop.idle {
                    count += 1
                    withExtendedLifetime(captured) {}
                }
            }
            XCTAssertNotNil(token)
            Self.waitUntil("it is freed") { token == nil }
            Self.waitUntilStill()
            XCTAssertEqual(count, 1)
        }
    }

    func testCancelledIdleNeverRuns() {
        onMainActor {
            var count = 0
            let idle = EventLoop.idle { count += 1 }
            XCTAssertTrue(idle.isPending)
            idle.cancel()
            idle.cancel()
            XCTAssertFalse(idle.isPending)
            // A call scheduled later does run.
            var later = false
            EventLoop.idle { later = true }
            Self.waitUntil("the later one runs") { later }
            XCTAssertEqual(count, 0)
        }
    }

    func testTimeoutRepeatsWhileTrue() {
        onMainActor {
            var count = 0
            let timeout = EventLoop.every(milliseconds: 1) {
                count += 1
                return count < 3
            }
            Self.waitUntil("it ends") { !timeout.isPending }
            XCTAssertEqual(count, 3)
            timeout.cancel()
        }
    }

    func testTimeoutMayCancelItself() {
        onMainActor {
            var timeout: Scheduled?
            var count = 0
            timeout = EventLoop.every(milliseconds: 1) {
                count += 1
                timeout?.cancel()
                return true
            }
            var later = false
            EventLoop.after(milliseconds: 5) { later = true }
            Self.waitUntil("later ones run") { later }
            XCTAssertEqual(count, 1)
        }
    }

    func testTickComesWithTheFrames() {
        onMainActor {
            let label = Label("x")
            Self.withWindow(label) { _ in
                var times: [Double] = []
                let tick = label.addTick { time in
                    times.append(time)
                    return times.count < 3
                }
                Self.waitUntil("three frames went by") { !tick.isPending }
                XCTAssertEqual(times.count, 3)
                XCTAssertEqual(times, times.sorted())
                let other = label.addTick { _ in true }
                other.cancel()
                XCTAssertFalse(other.isPending)
            }
        }
    }

    func testTickEndsWithTheWidget() {
        onMainActor {
            let tick: Scheduled
            do {
                let label = Label("x")
                tick = label.addTick { _ in true }
            }
            XCTAssertFalse(tick.isPending)
            tick.cancel()
        }
    }
}
