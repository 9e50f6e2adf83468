// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesktopApp
import Documents
import Glibc

exit(DesktopApp.run(ProgramArguments.all))
