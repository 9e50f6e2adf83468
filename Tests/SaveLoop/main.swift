// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// Saves a file until it is killed, or counts in it. The tests of saving run several of these processes.
//
//   save-loop PATH                  each content is 40,000 times the same byte, so that any mixture shows
//   save-loop PATH count N [alone]  adds one to the number in the file, N times, and prints how often
//                                   it was told that another program had changed the file; alone leaves
//                                   out taking turns, as other programs do

import Files
import Glibc
import Syntax

let arguments = CommandLine.arguments
switch arguments.count {
case 2: saveForEver(FilePath(arguments[1]))
case 4, 5:
    guard arguments[2] == "count", let times = Int(arguments[3]) else { exit(2) }
    count(in: FilePath(arguments[1]), times: times, takesTurns: arguments.count == 4)
default: exit(2)
}

func saveForEver(_ path: FilePath) -> Never {
    var byte = UInt8(ascii: "b")
    // Reports that it starts, so no kill is wasted on the start of the program.
    write(STDOUT_FILENO, &byte, 1)
    while true {
        do {
            try FileSaver().save([UInt8](repeating: byte, count: 40_000), to: path)
        } catch {
            print(error)
            exit(1)
        }
        byte = byte == UInt8(ascii: "z") ? UInt8(ascii: "a") : byte + 1
    }
}

func count(in path: FilePath, times: Int, takesTurns: Bool) {
    var saver = FileSaver()
    saver.takesTurns = takesTurns
    var left = times
    var conflicts = 0
    while left > 0 {
        guard let old = SourceFile.read(path).value?.bytes,
            let number = Int(String(decoding: old, as: UTF8.self))
        else { exit(1) }
        do {
            let outcome = try saver.save(
                Array("\(number + 1)".utf8), to: path, expecting: .unchanged(Fingerprint(old)))
            // Another program may have reached the same number since then.
            if outcome == .saved { left -= 1 } else { conflicts += 1 }
        } catch {
            guard error.reason == .changedOnDisk else { exit(1) }
            conflicts += 1
        }
    }
    print(conflicts)
}
