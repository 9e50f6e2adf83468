// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

exit(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
