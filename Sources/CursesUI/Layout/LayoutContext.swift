import CursesUITerminal

/// The context that the layout nodes of one host share. A test creates its own context.
@MainActor
package final class LayoutContext {
    package let queue: LayoutQueue
    /// Wakes nodes that change over time without input.
    package let clock: FrameClock
    /// The conversion of the units of views to cells.
    package let metrics: CellMetrics
    /// The focus manager. Nodes that lay out only a part of their content always keep the focused control.
    package let focus: FocusManager
    /// The images of views that are being removed with a transition.
    let leavingViews = LeavingViews()
    /// The views with matched geometry.
    let matchedGeometries = MatchedGeometries()
    /// The views that extend beneath bars.
    let safeAreas = SafeAreas()
    /// The drag-and-drop session.
    let drags = DragSession()
    /// Receives requests for new frames.
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

    /// Requests a frame for a change that happens outside of an update.
    func requestFrame() {
        frames?.requestFrame()
    }
}
