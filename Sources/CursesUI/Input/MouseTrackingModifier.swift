import CursesUITerminal

extension View {
    /// Says what the mouse tells the app while this view is on the screen.
    ///
    /// An app gets presses, drags and the wheel. While it does, the terminal's own selection of text
    /// works only with a key held (Shift in most terminals, Option in iTerm2). `off` gives the mouse
    /// back to the terminal:
    ///
    /// ```swift
    /// LogView()
    ///     .mouseTracking(isSelecting ? .off : .drags)
    /// ```
    ///
    /// Where several views ask, one that says `off` has its way over the whole screen, else one that
    /// says `motion`.
    nonisolated public func mouseTracking(_ tracking: MouseTracking) -> some View {
        modifier(ViewRequest<MouseTrackingRequests>(request: tracking))
    }
}
