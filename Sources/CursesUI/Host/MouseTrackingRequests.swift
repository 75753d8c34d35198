import CursesUITerminal

/// Has the mouse report what the views on the screen ask for.
@MainActor
package final class MouseTrackingRequests {
    /// The terminal that has the mouse.
    weak var terminal: (any Terminal)? {
        didSet { terminal?.mouse = current }
    }
    /// The tracking that serves all views: off if one of them turns it off, else the most that one asks for.
    package private(set) var current = MouseTracking.drags

    private var requests: [ObjectIdentifier: MouseTracking] = [:]
}

extension MouseTrackingRequests: ViewRequests {
    package static func requests(of host: HostContext) -> MouseTrackingRequests { host.mouseTracking }

    package func set(_ tracking: MouseTracking?, by view: ObjectIdentifier) {
        requests[view] = tracking
        let asked = requests.values
        let result: MouseTracking =
            asked.contains(.off) ? .off : asked.contains(.motion) ? .motion : .drags
        guard result != current else { return }
        current = result
        terminal?.mouse = result
    }
}
