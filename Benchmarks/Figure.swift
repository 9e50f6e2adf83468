// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A figure of the benchmarks, by its key in JSON. Times are in milliseconds.
///
/// `docs/performance.md` describes the beginning and end of each measurement.
enum Figure: String, CaseIterable, Codable, CodingKeyRepresentable {
    case rows

    // The program as a whole.
    case start = "start_ms"
    case startFrames = "start_frames"
    case emptyWindowStart = "empty_window_start_ms"

    // The core.
    case prepare = "prepare_ms"
    case tick = "tick_ms"
    case tickAX5 = "tick_ax5_ms"
    case twelveTick = "twelve_tick_ms"
    case audit = "audit_ms"
    case bytesPerRow = "bytes_per_row"
    case peakBytes = "peak_bytes"

    // Pango.
    case pangoPrepare = "pango_prepare_ms"
    case pangoTick = "pango_tick_ms"
    case pangoTickAX5 = "pango_tick_ax5_ms"

    // Windows.
    case read = "read_ms"
    case firstFrame = "first_frame_ms"
    case startToFrame = "start_to_frame_ms"
    case tickToFrame = "tick_to_frame_ms"
    case editToFrame = "edit_to_frame_ms"
    case moveToFrame = "move_to_frame_ms"
    case undoToFrame = "undo_to_frame_ms"
    case scroll = "scroll_punctual_percent"
    case startToTwelve = "start_to_twelve_ms"
    case paneOpening = "pane_to_frame_ms"
    case longestPaneFrame = "pane_longest_frame_ms"
    case ladderTick = "ladder_tick_to_frame_ms"
    case ladderTwelveTick = "ladder_twelve_tick_to_frame_ms"
    case ladderScroll = "ladder_scroll_punctual_percent"
    case swipe = "swipe_punctual_percent"
    case onionSkin = "onion_skin_punctual_percent"
    case sources = "source_files"
    case sourceAlone = "source_first_frame_ms"
    case sourceFolder = "source_folder_to_frame_ms"
    case sourceWarm = "source_warm_to_frame_ms"
    case sourceSave = "source_save_to_frame_ms"
    case sourceBytes = "source_bytes"
    case sourceParse = "source_parse_ms"
    case bareParse = "bare_parse_ms"
    case singleBytes = "single_view_bytes"
    case ladderBytes = "ladder_bytes"
    case listViewFirstFrame = "listview_first_frame_ms"
    case listViewStartToFrame = "listview_start_to_frame_ms"
    case listViewTickToFrame = "listview_tick_to_frame_ms"
    case listBoxFirstFrame = "listbox_first_frame_ms"
    case listBoxStartToFrame = "listbox_start_to_frame_ms"
    case listBoxTickToFrame = "listbox_tick_to_frame_ms"
}

extension Figure {
    /// The figures of Swift sources.
    static let source: [Figure] = [
        .sources, .sourceAlone, .sourceFolder, .sourceWarm, .sourceSave, .sourceBytes,
        .sourceParse, .bareParse,
    ]
    /// The figures of the ladder and the comparison.
    static let ladder: [Figure] = [
        .startToTwelve, .paneOpening, .longestPaneFrame, .ladderTick, .ladderTwelveTick,
        .ladderScroll, .swipe, .onionSkin, .singleBytes, .ladderBytes,
    ]
}

/// The figures of one process.
typealias Figures = [Figure: Double]

/// The error of a measurement that cannot be made, with its reason in a sentence.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
