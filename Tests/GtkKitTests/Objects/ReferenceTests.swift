// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkTestSupport
import XCTest

@testable import GtkKit

final class ReferenceTests: GtkTestCase {
    func testOwningSinksFloating() {
        onMainActor {
            let object = Object(owning: gtk_label_new("x"))
            XCTAssertEqual(object.referenceCount, 1)
            XCTAssertEqual(g_object_is_floating(object.raw), 0)
        }
    }

    func testOwningTakesOverAFullReference() {
        onMainActor {
            let object = Object(
                owning: g_list_store_new(gtk_widget_get_type()).map { UnsafeMutableRawPointer($0) })
            XCTAssertEqual(object.referenceCount, 1)
        }
    }

    func testBorrowingAdds() {
        onMainActor {
            let owner = Object(owning: gtk_label_new("x"))
            do {
                let borrower = Object(borrowing: owner.raw)
                XCTAssertEqual(borrower.referenceCount, 2)
            }
            XCTAssertEqual(owner.referenceCount, 1)
        }
    }
}

@MainActor extension Object {
    var referenceCount: Int { Int(pointer(as: GObject.self).pointee.ref_count) }
}
