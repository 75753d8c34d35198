import CursesUITerminal

/// Shows the cost of the last frame in the lower right corner, above the app.
///
/// It is drawn into a copy of each frame. The cost of a frame is known only after it has been presented, so the next
/// frame shows it. A frame that only updates the numbers is not counted.
@MainActor
struct StatisticsOverlay {
    private var text = ""
    private var totals = FrameStatistics()
    /// The time spent on the current frame, and on the events that caused it.
    var elapsed = Duration.zero

    /// Ends a frame; returns whether the numbers have changed.
    ///
    /// - Parameter totals: the counts since the start.
    mutating func endFrame(_ totals: FrameStatistics) -> Bool {
        let frame = totals - self.totals
        self.totals = totals
        let time = elapsed
        elapsed = .zero
        guard frame != FrameStatistics() else { return false }
        text = Self.text(frame, time: time)
        return true
    }

    /// Starts the next frame. The cost of the overlay itself is not included.
    mutating func beginFrame(_ totals: FrameStatistics) {
        self.totals = totals
        elapsed = .zero
    }

    /// Formats the statistics of a frame, for example ` bodies 1  layouts 3  cells 12  bytes 14  85 µs `.
    static func text(_ frame: FrameStatistics, time: Duration) -> String {
        let microseconds = Int((time / .microseconds(1)).rounded())
        return " bodies \(frame.bodies)  layouts \(frame.layouts)  cells \(frame.presentedCells)"
            + "  bytes \(frame.bytes)  \(microseconds) µs "
    }

    /// Returns the area of the text in a buffer of a given size.
    func area(in size: CellSize) -> CellRect {
        let width = min(size.width, TextWidth.columns(of: text))
        return CellRect(column: size.width - width, row: size.height - 1, width: width, height: 1)
    }

    /// Returns a copy of the frame with the text in its corner.
    func over(_ buffer: CellBuffer) -> CellBuffer {
        var buffer = buffer
        let area = area(in: buffer.size)
        buffer.write(text, style: Style(attributes: .reverse), at: area.origin, clip: area)
        return buffer
    }
}
