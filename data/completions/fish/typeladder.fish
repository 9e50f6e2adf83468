# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT

complete -c typeladder -f
complete -c typeladder -s h -l help -d 'Print this help'
complete -c typeladder -s V -l version -d 'Print the version'
complete -c typeladder -l new-theme -d 'Open a window with a new theme'
complete -c typeladder -l open -d 'Ask for a theme to open'
complete -c typeladder -F
