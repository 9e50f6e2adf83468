// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CommandLineTool
import Files
import Glibc

exit(CommandLineTool.run(Array(ProgramArguments.all.dropFirst())))
