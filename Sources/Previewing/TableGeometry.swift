// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The geometry of a table that does not follow from its width alone: between two widths with the same
/// geometry, every text has the more room the wider the table is.
package struct TableGeometry: Equatable {
    package var metrics: TableMetrics
    /// The margin that the device's width decides about, in points.
    package var margin: Double
}

extension Screen {
    /// The geometry of its table in an environment.
    package func geometry(in environment: PreviewEnvironment) -> TableGeometry {
        TableGeometry(
            metrics: TableTraits(self, in: environment).metrics,
            margin: environment.profile.margin(deviceWidth: environment.marginWidth))
    }
}
