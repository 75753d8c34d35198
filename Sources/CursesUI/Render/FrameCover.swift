import CursesUITerminal

/// Draws over the frames of a host, and takes events before its views, for an inspector. It is drawn into a copy of
/// each frame, so the views do not notice it.
@MainActor
package protocol FrameCover: AnyObject {
    /// Takes an event; returns whether the views do not get it.
    func takes(_ event: TerminalEvent) -> Bool

    /// The areas that look different now, apart from what has changed in the frame below. Called before each
    /// presentation.
    func takeDamage() -> [CellRect]

    /// Draws over a frame.
    func draw(over frame: inout CellBuffer)

    /// The position of the cursor over a frame.
    ///
    /// - Parameter caret: the position of the views' cursor.
    func cursor(over caret: CellPoint?) -> CellPoint?

    /// Called when the capabilities of the terminal have changed.
    func capabilitiesDidChange()
}

extension ViewHost {
    /// Sets what is drawn over the frames; `nil` for nothing. The screen shows the difference immediately.
    package func setCover(_ new: (any FrameCover)?) {
        guard new !== cover else { return }
        cover = new
        coverDidChange(in: [buffer.bounds])
    }
}
