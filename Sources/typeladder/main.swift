// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesktopApp
import Files
import Glibc

exit(DesktopApp.run(ProgramArguments.all))
