// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import XCTest

/// Ends the process after the last test without the exit handlers of libraries. Threads of closed windows may still be
/// shaping text, and the handlers free what they use, such as HarfBuzz's languages.
final class QuickExit: NSObject, XCTestObservation {
    func testBundleDidFinish(_ testBundle: Bundle) {
        // The handler that was registered last runs first.
        on_exit(
            { status, _ in
                fflush(nil)
                _exit(status)
            }, nil)
    }
}
