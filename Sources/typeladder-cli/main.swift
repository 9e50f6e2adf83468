// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CommandLineTool
import Glibc

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
