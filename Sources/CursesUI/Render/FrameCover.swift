import CursesUITerminal

/// Draws over the frames of a host, and receives events before the host's views. The inspector uses it. It is drawn
/// into a copy of each frame, so that the views are not affected.
@MainActor
package protocol FrameCover: AnyObject {
    /// Handles an event; returns whether the event is used up, so that the views do not receive it.
    func takes(_ event: TerminalEvent) -> Bool

    /// Returns the areas of the cover that must be redrawn. Changes of the frame below are not included. Called before
    /// each presentation.
    func takeDamage() -> [CellRect]

    /// Draws over a frame.
    func draw(over frame: inout CellBuffer)

    /// Returns the position of the cursor over a frame.
    ///
    /// - Parameter caret: the position of the views' cursor.
    func cursor(over caret: CellPoint?) -> CellPoint?

    /// Called when the capabilities of the terminal have changed.
    func capabilitiesDidChange()
}

extension ViewHost {
    /// Sets the object that draws over the frames; `nil` for none. The screen is updated immediately.
    package func setCover(_ new: (any FrameCover)?) {
        guard new !== cover else { return }
        cover = new
        coverDidChange(in: [buffer.bounds])
    }
}
