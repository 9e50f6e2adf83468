// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc

exit(RequestLoop.runOnThread() ? EXIT_SUCCESS : EXIT_FAILURE)
