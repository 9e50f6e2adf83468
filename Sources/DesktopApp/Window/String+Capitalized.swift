// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
