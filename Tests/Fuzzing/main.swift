// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// Makes many random inputs, and runs the program's own code on them in this process:
//
//   typeladder-fuzz [--mode NAME]... [--count N] [--seed N] [--from N] [--memory MIB] [--slowness FACTOR]
//
// Each input depends only on the mode, the seed, and its number, so an input that failed can be made again. The message
// tells how. Exit codes: 0 for no findings, 1 for findings, 2 for bad usage. A crash ends the program after the same
// message.

import Glibc
import TestSupport

var options = FuzzOptions(count: 1_000, seed: 1, first: 0)
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
    guard let value = words.popFirst() else { FuzzOptions.exitWithUsage() }
    switch (word, UInt64(value)) {
    case ("--mode", _) where FuzzModes.all[value] != nil: options.modes.append(value)
    case ("--count", let number?): options.count = number
    case ("--seed", let number?): options.seed = number
    case ("--from", let number?): options.first = number
    case ("--memory", let number?): options.memory = Int(clamping: number)
    case ("--slowness", let number?): options.slowness = Double(number)
    default: FuzzOptions.exitWithUsage()
    }
}
CurrentInput.watch()
var failures = 0
for name in options.modes.isEmpty ? FuzzModes.all.keys.sorted() : options.modes {
    guard let mode = FuzzModes.all[name] else { continue }
    do { failures += try FuzzRun(name, options).run(try mode()) } catch {
        say("\(name): \(error)")
        failures += 1
    }
}
exit(failures == 0 ? 0 : 1)
