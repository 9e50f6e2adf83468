// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import TestSupport

/// Writes a line immediately, even to a file, so that a run that is stopped has its output.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

/// The options on the command line.
struct FuzzOptions {
    /// The modes; empty for all.
    var modes: [String] = []
    var count: UInt64
    var seed: UInt64
    var first: UInt64
    /// The maximum memory of the process, in MiB. Sanitizers need more than the code.
    var memory = 300
    /// How many times as long as usual an input may take. Sanitizers slow the code.
    var slowness = 1.0

    static func exitWithUsage() -> Never {
        let names = FuzzModes.all.keys.sorted().joined(separator: "|")
        say(
            """
            usage: typeladder-fuzz [--mode \(names)]... [--count N] [--seed N] [--from N] [--memory MIB] \
            [--slowness FACTOR]
            """
        )
        exit(2)
    }
}

/// The inputs of one mode, in sequence.
struct FuzzRun {
    private let name: String
    private let options: FuzzOptions

    init(_ name: String, _ options: FuzzOptions) { (self.name, self.options) = (name, options) }

    /// - Returns: the number of findings.
    func run(_ first: any FuzzMode) throws -> Int {
        var mode = first
        var findings = 0
        var slowest = (seconds: 0.0, number: UInt64(0))
        let begun = Self.now
        say("\(name): \(options.count) inputs of seed \(options.seed) from \(options.first)")
        var tenths: UInt64 = 1
        for number in options.first..<options.first + options.count {
            CurrentInput.set(name, seed: options.seed, number: number)
            var random = generator(number)
            let start = Self.now
            do { try mode.run(&random) } catch {
                findings += 1
                if findings < 20 { report("\(error)", number) }
            }
            let seconds = Self.now - start
            if seconds > slowest.seconds { slowest = (seconds, number) }
            if seconds > mode.longestTime * options.slowness {
                findings += 1
                report("takes \(seconds) s", number)
            }
            let tried = number - options.first + 1
            if options.count >= 1_000, tried < options.count, tried >= options.count / 10 * tenths {
                tenths += 1
                say("\(name): \(tried) inputs in \(Int(Self.now - begun)) s")
            }
        }
        CurrentInput.clear()
        if let verdict = mode.verdict {
            findings += 1
            say("\(name): \(verdict)")
        }
        let memory = Self.peakMemory
        if memory > options.memory * 1_024 {
            findings += 1
            say("\(name): \(memory / 1_024) MiB of memory")
        }
        say(
            "\(name): \(options.count) inputs in \(Int(Self.now - begun)) s, the slowest (\(slowest.number)) "
                + "in \(Int(slowest.seconds * 1_000)) ms, at most \(memory / 1_024) MiB\(mode.summary)"
        )
        return findings
    }

    /// Random numbers for each input. Neighboring inputs and seeds have unrelated numbers.
    private func generator(_ number: UInt64) -> SeededGenerator {
        var seeds = SeededGenerator(seed: options.seed)
        for byte in name.utf8 { seeds = SeededGenerator(seed: seeds.next() ^ UInt64(byte)) }
        var mixed = SeededGenerator(seed: seeds.next() ^ number)
        return SeededGenerator(seed: mixed.next())
    }

    private func report(_ what: String, _ number: UInt64) {
        say(
            "\(name): \(what)\n    again: --mode \(name) --seed \(options.seed) --from \(number) --count 1"
        )
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The peak memory, in KiB.
    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss
    }
}

/// The current input, for the message of a process that crashes.
enum CurrentInput {
    nonisolated(unsafe) private static var words = [UInt8](repeating: 0, count: 200)
    nonisolated(unsafe) private static var count = 0

    /// On a crash, prints the input that caused it.
    static func watch() {
        for code in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] {
            signal(code) { code in
                CurrentInput.words.withUnsafeBytes { bytes in
                    _ = write(STDERR_FILENO, bytes.baseAddress, CurrentInput.count)
                }
                signal(code, SIG_DFL)
                raise(code)
            }
        }
    }

    static func set(_ mode: String, seed: UInt64, number: UInt64) {
        let text = "crashed; again: --mode \(mode) --seed \(seed) --from \(number) --count 1\n"
        count = min(words.count, text.utf8.count)
        for (index, byte) in text.utf8.prefix(count).enumerated() { words[index] = byte }
    }

    static func clear() { count = 0 }
}
