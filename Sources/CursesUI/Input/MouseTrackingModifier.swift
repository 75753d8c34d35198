import CursesUITerminal

extension View {
    /// Sets which mouse events the terminal reports while this view is on the screen.
    ///
    /// By default, an app receives presses, drags and scrolling. While it does, the terminal's own text selection works
    /// only while a key is held (Shift in most terminals, Option in iTerm2). `off` leaves the mouse to the terminal:
    ///
    /// ```swift
    /// LogView()
    ///     .mouseTracking(isSelecting ? .off : .drags)
    /// ```
    ///
    /// If several views set a value, `off` takes precedence for the whole screen, and `motion` comes next.
    nonisolated public func mouseTracking(_ tracking: MouseTracking) -> some View {
        modifier(ViewRequest<MouseTrackingRequests>(request: tracking))
    }
}
