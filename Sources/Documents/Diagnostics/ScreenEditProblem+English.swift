// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension ScreenEditProblem {
    package var message: String {
        switch self {
        case .notReadable(let cause):
            sentences(tr("The screen could not be read after the edit."), cause.message)
        case .missingElement: tr("The screen no longer has this element. Select another one.")
        case .converted:
            tr("This screen is Swift source, which stays as it is. Save it as a screen to edit it.")
        case .fixedText: tr("This text comes from the device. Only texts in the file can change.")
        }
    }
}
