import CursesUITerminal

/// An inspector uses it to follow the work of a view host. Without a watcher, each notification costs only a comparison
/// with `nil`.
@MainActor
package protocol HostWatcher: AnyObject {
    /// Called after the body of a view or modifier, or the closure of a geometry reader, has been evaluated.
    func bodyWasEvaluated(of type: Any.Type, on node: Node)

    /// Called when an observed object is about to change, once for each node that observes it.
    func objectWillChange(_ model: String, readBy node: Node)

    /// Called when a stage of a frame has ended. A stage may run several times in a frame.
    func stageDidEnd(_ stage: FrameStage, after duration: Duration)

    /// Called for each event that the app receives.
    func appWillReceive(_ event: TerminalEvent)

    /// Called at the end of each frame.
    func frameDidEnd()
}

/// A stage of a frame. A ``HostWatcher`` receives its duration.
package enum FrameStage: String, CaseIterable, Codable, Sendable {
    /// Bodies are evaluated. Bodies that layout needs count as layout.
    case update
    /// Sizes are negotiated, views are placed, and the focus is assigned.
    case layout
    /// Cells are drawn.
    case draw
    /// Cells are compared with the previous frame and passed to the terminal.
    case present
}

extension Graph {
    /// Runs a stage of a frame. The clock is read only if there is a watcher.
    func timing<Result>(_ stage: FrameStage, _ body: () -> Result) -> Result {
        guard let watcher else { return body() }
        let start = ContinuousClock.now
        let result = body()
        watcher.stageDidEnd(stage, after: ContinuousClock.now - start)
        return result
    }
}
