import CursesUITerminal

/// What the layout nodes of one host share. A test lays out nodes with a context of its own.
@MainActor
package final class LayoutContext {
    package let queue: LayoutQueue
    /// Wakes what moves by itself.
    package let clock: FrameClock
    /// How the numbers that views write become cells.
    package let metrics: CellMetrics
    /// What lays out less than everything keeps the control with the focus.
    package let focus: FocusManager
    /// Pictures of views that are on their way out.
    let leavingViews = LeavingViews()
    /// Draws what has changed between frames.
    package weak var frames: (any FrameRequester)?

    package init(
        metrics: CellMetrics = .cells,
        queue: LayoutQueue = LayoutQueue(),
        clock: FrameClock = FrameClock(),
        focus: FocusManager = FocusManager()
    ) {
        self.metrics = metrics
        self.queue = queue
        self.clock = clock
        self.focus = focus
    }

    /// Asks for a frame, for a change that no update brings along.
    func requestFrame() {
        frames?.requestFrame()
    }
}
