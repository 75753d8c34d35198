import CursesUITerminal

/// Shows in the lower right corner what the last frame has cost, above whatever the app draws.
///
/// It is drawn into a copy of each frame. What a frame has cost is known when it has been presented, so
/// the next one shows it; a frame that shows nothing else is not counted.
@MainActor
struct StatisticsOverlay {
    private var text = ""
    private var totals = FrameStatistics()
    /// What has been spent on the frame under way, and on the keys that led to it.
    var elapsed = Duration.zero

    /// Ends a frame; returns whether there is something new to show.
    ///
    /// - Parameter totals: what was counted since the start.
    mutating func endFrame(_ totals: FrameStatistics) -> Bool {
        let frame = totals - self.totals
        self.totals = totals
        let time = elapsed
        elapsed = .zero
        guard frame != FrameStatistics() else { return false }
        text = Self.text(frame, time: time)
        return true
    }

    /// Starts the next frame, leaving out what the overlay itself has cost.
    mutating func beginFrame(_ totals: FrameStatistics) {
        self.totals = totals
        elapsed = .zero
    }

    /// For example ` bodies 1  layouts 3  cells 12  bytes 14  85 µs `.
    static func text(_ frame: FrameStatistics, time: Duration) -> String {
        let microseconds = Int((time / .microseconds(1)).rounded())
        return " bodies \(frame.bodies)  layouts \(frame.layouts)  cells \(frame.presentedCells)"
            + "  bytes \(frame.bytes)  \(microseconds) µs "
    }

    /// The cells that the text takes, in a buffer of a size.
    func area(in size: CellSize) -> CellRect {
        let width = min(size.width, TextWidth.columns(of: text))
        return CellRect(column: size.width - width, row: size.height - 1, width: width, height: 1)
    }

    /// The frame with the text in its corner.
    func over(_ buffer: CellBuffer) -> CellBuffer {
        var buffer = buffer
        let area = area(in: buffer.size)
        buffer.write(text, style: Style(attributes: .reverse), at: area.origin, clip: area)
        return buffer
    }
}
