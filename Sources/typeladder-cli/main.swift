// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CommandLineTool
import Documents
import Glibc

exit(CommandLineTool.run(Array(ProgramArguments.all.dropFirst())))
