import CursesUITerminal

/// The context that the layout nodes of one host share. A test lays out nodes with a context of its own.
@MainActor
package final class LayoutContext {
    package let queue: LayoutQueue
    /// Wakes nodes that move without input.
    package let clock: FrameClock
    /// The conversion of the units of views to cells.
    package let metrics: CellMetrics
    /// The focus; nodes that lay out only a part of their content keep the focused control.
    package let focus: FocusManager
    /// Pictures of views that are being removed with a transition.
    let leavingViews = LeavingViews()
    /// The views whose geometry is matched.
    let matchedGeometries = MatchedGeometries()
    /// The drag of an item over the screen.
    let drags = DragSession()
    /// Renders frames for changes.
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

    /// Requests a frame for a change that does not come from an update.
    func requestFrame() {
        frames?.requestFrame()
    }
}
