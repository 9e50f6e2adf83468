// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesktopApp
import Files
import Glibc

let status = DesktopApp.run(ProgramArguments.all)
// Other threads may still be shaping text. `exit` would free what they use, such as HarfBuzz's languages.
fflush(nil)
_exit(status)
