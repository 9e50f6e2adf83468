// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// What SwiftParser takes by itself: prints the milliseconds of `Parser.parse` for each file, a line for each. The first
// one includes what the library does once.

import Files
import SwiftParser
import SwiftSyntax
import Syntax

/// The last trees. They are not freed while the time is taken, and their memory is used again, as in `typeladder-swift`.
var trees: [SourceFileSyntax] = []
for argument in CommandLine.arguments.dropFirst() {
    guard let file = SourceFile.read(FilePath(argument)).value else {
        fatalError("\(argument) cannot be read")
    }
    let time = file.bytes.withUnsafeBufferPointer { source in
        ContinuousClock().measure { trees.append(Parser.parse(source: source)) }
    }
    if trees.count > 4 { trees.removeFirst() }
    print(time / .milliseconds(1))
}
