// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesktopApp
import Glibc

exit(DesktopApp.run(CommandLine.arguments))
