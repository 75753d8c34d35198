import CursesUITerminal

/// What the views on the screen ask the mouse to tell, and what follows from it.
@MainActor
package final class MouseTrackingRequests {
    /// Called when `current` has changed.
    package var onChange: (MouseTracking) -> Void = { _ in }
    /// One that lets go of the mouse has its way, else the one that wants to know most.
    package private(set) var current = MouseTracking.drags

    private var requests: [ObjectIdentifier: MouseTracking] = [:]

    /// - Parameter tracking: `nil` if the view asks for nothing any more.
    func set(_ tracking: MouseTracking?, by view: ObjectIdentifier) {
        requests[view] = tracking
        let asked = requests.values
        let result: MouseTracking =
            asked.contains(.off) ? .off : asked.contains(.motion) ? .motion : .drags
        guard result != current else { return }
        current = result
        onChange(result)
    }
}
