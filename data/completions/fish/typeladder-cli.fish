# Copyright (c) 2026 the Typeladder authors
# SPDX-License-Identifier: MIT

# Whether the words so far are these.
function __typeladder_cli_is
    set -l words (commandline -opc)
    test "$words[2..-1]" = "$argv"
end

# Whether the words so far begin with these.
function __typeladder_cli_begins
    set -l words (commandline -opc)
    set -l last (math 1 + (count $argv))
    test (count $words) -ge $last
    and test "$words[2..$last]" = "$argv"
end

complete -c typeladder-cli -f
complete -c typeladder-cli -n '__typeladder_cli_is; or __typeladder_cli_is help' -a scale -d 'The size of each text style at each of the twelve categories'
complete -c typeladder-cli -n '__typeladder_cli_is; or __typeladder_cli_is help' -a layout -d 'Where everything is: frames, lines and baselines, in points'
complete -c typeladder-cli -n '__typeladder_cli_is; or __typeladder_cli_is help' -a render -d 'A picture of the screen, or a sheet of all twelve categories'
complete -c typeladder-cli -n '__typeladder_cli_is; or __typeladder_cli_is help' -a explain -d 'Where a number comes from: the arithmetic and its sources'
complete -c typeladder-cli -n '__typeladder_cli_is; or __typeladder_cli_is help' -a fonts -d 'Which font is drawn for each name, and why'
complete -c typeladder-cli -n '__typeladder_cli_is; or __typeladder_cli_is help' -a theme -d 'validate, show, convert'
complete -c typeladder-cli -n '__typeladder_cli_is theme' -a validate -d 'Everything that is wrong with theme files'
complete -c typeladder-cli -n '__typeladder_cli_is theme' -a show -d 'The font and size of each text style'
complete -c typeladder-cli -n '__typeladder_cli_is theme' -a convert -d 'The theme in another format'
complete -c typeladder-cli -s h -l help -d 'Print this help'
complete -c typeladder-cli -s V -l version -d 'Print the version'
complete -c typeladder-cli -n '__typeladder_cli_begins scale' -l theme -r -F -d 'The theme'
complete -c typeladder-cli -n '__typeladder_cli_begins scale' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins scale' -l style -x -a 'largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2' -d 'The only text style'
complete -c typeladder-cli -n '__typeladder_cli_begins scale' -l size -x -d 'The size of a custom font at category L'
complete -c typeladder-cli -n '__typeladder_cli_begins scale' -l display-scale -x -d 'The pixels to a point that scaledValue is rounded to'
complete -c typeladder-cli -n '__typeladder_cli_begins scale' -l format -x -a 'text json csv' -d 'How the result is written'
complete -c typeladder-cli -n '__typeladder_cli_begins scale' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l screen -r -F -d 'The screen'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l theme -r -F -d 'The theme'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l category -x -a 'XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5' -d 'The content size category'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l width -x -d 'The width of the device'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l scale -x -d 'The device'\''s pixels to a point, which frames are rounded to'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l profile -x -a 'ios18 ios26' -d 'The iOS generation whose measures are used'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l direction -x -a 'ltr rtl' -d 'The side on which lines begin'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l appearance -x -a 'light dark' -d 'The colours'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l bold-text -d 'As if Bold Text were switched on in Settings'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l increased-contrast -d 'As if Increase Contrast were switched on in Settings'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l landscape -d 'Turns the device on its side'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l variant -x -a 'as-written pseudo pseudo-30 pseudo-60 pseudo-100 doubled right-to-left longest-words' -d 'What is drawn in place of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins layout' -l format -x -a 'text json' -d 'How the result is written'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -s o -l output -r -F -d 'Where the picture is written; - is standard output, as PNG'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l resolution -x -d 'The picture'\''s pixels to a point, which fills and lines are rounded to'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l screen -r -F -d 'The screen'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l theme -r -F -d 'The theme'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l category -x -a 'XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5 all' -d 'The content size category'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l width -x -d 'The width of the device'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l scale -x -d 'The device'\''s pixels to a point, which frames are rounded to'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l profile -x -a 'ios18 ios26' -d 'The iOS generation whose measures are used'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l direction -x -a 'ltr rtl' -d 'The side on which lines begin'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l appearance -x -a 'light dark' -d 'The colours'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l bold-text -d 'As if Bold Text were switched on in Settings'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l increased-contrast -d 'As if Increase Contrast were switched on in Settings'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l landscape -d 'Turns the device on its side'
complete -c typeladder-cli -n '__typeladder_cli_begins render' -l variant -x -a 'as-written pseudo pseudo-30 pseudo-60 pseudo-100 doubled right-to-left longest-words' -d 'What is drawn in place of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l screen -r -F -d 'The screen'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l theme -r -F -d 'The theme'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l category -x -a 'XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5' -d 'The content size category'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l width -x -d 'The width of the device'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l scale -x -d 'The device'\''s pixels to a point, which frames are rounded to'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l profile -x -a 'ios18 ios26' -d 'The iOS generation whose measures are used'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l direction -x -a 'ltr rtl' -d 'The side on which lines begin'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l appearance -x -a 'light dark' -d 'The colours'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l bold-text -d 'As if Bold Text were switched on in Settings'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l increased-contrast -d 'As if Increase Contrast were switched on in Settings'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l landscape -d 'Turns the device on its side'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l variant -x -a 'as-written pseudo pseudo-30 pseudo-60 pseudo-100 doubled right-to-left longest-words' -d 'What is drawn in place of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -l format -x -a 'text json' -d 'How the result is written'
complete -c typeladder-cli -n '__typeladder_cli_begins explain' -f -a 'largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2'
complete -c typeladder-cli -n '__typeladder_cli_begins fonts' -l theme -r -F -d 'The theme'
complete -c typeladder-cli -n '__typeladder_cli_begins fonts' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins fonts' -l screen -r -F -d 'The screen'
complete -c typeladder-cli -n '__typeladder_cli_begins fonts' -l match -x -d 'Part of a PostScript or family name, in any case'
complete -c typeladder-cli -n '__typeladder_cli_begins fonts' -l format -x -a 'text json' -d 'How the result is written'
complete -c typeladder-cli -n '__typeladder_cli_begins fonts' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins theme validate' -l strict -d 'Warnings, too, are findings'
complete -c typeladder-cli -n '__typeladder_cli_begins theme validate' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins theme validate' -l format -x -a 'text json' -d 'How the result is written'
complete -c typeladder-cli -n '__typeladder_cli_begins theme validate' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins theme validate' -F
complete -c typeladder-cli -n '__typeladder_cli_begins theme show' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins theme show' -l map -x -d 'The text style whose font a design token is'
complete -c typeladder-cli -n '__typeladder_cli_begins theme show' -l format -x -a 'text json' -d 'How the result is written'
complete -c typeladder-cli -n '__typeladder_cli_begins theme show' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins theme show' -F
complete -c typeladder-cli -n '__typeladder_cli_begins theme convert' -s o -l output -r -F -d 'Where the theme is written; - is standard output'
complete -c typeladder-cli -n '__typeladder_cli_begins theme convert' -l to -x -a 'plist binary-plist json theme tokens tokens-studio swift swiftui' -d 'The format to convert to'
complete -c typeladder-cli -n '__typeladder_cli_begins theme convert' -l dialect -x -a 'scaledfont fork' -d 'The code that reads a property list or its JSON in the app'
complete -c typeladder-cli -n '__typeladder_cli_begins theme convert' -l fonts -r -F -d 'Font files that the theme brings'
complete -c typeladder-cli -n '__typeladder_cli_begins theme convert' -l map -x -d 'The text style whose font a design token is'
complete -c typeladder-cli -n '__typeladder_cli_begins theme convert' -l language -x -d 'The language of the texts'
complete -c typeladder-cli -n '__typeladder_cli_begins theme convert' -F
