// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Double {
    /// As few digits as say the same: `17`, `17.5`.
    package var shortest: String {
        self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
    }
}
