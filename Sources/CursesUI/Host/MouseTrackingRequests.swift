import CursesUITerminal

/// Turns on the mouse tracking that the views on the screen request.
@MainActor
package final class MouseTrackingRequests {
    /// The terminal whose mouse is tracked.
    weak var terminal: (any Terminal)? {
        didSet { terminal?.mouse = current }
    }
    /// The tracking that results from the requests: off if a view requests it, otherwise the most detailed tracking
    /// that a view requests.
    package private(set) var current = MouseTracking.drags

    private var requests: [ObjectIdentifier: MouseTracking] = [:]

    /// Turns the mouse off or on again. While it is off, requests of views have no effect, and the terminal selects
    /// text.
    func toggle() {
        set(isTurnedOff ? nil : .off, by: ObjectIdentifier(self))
    }

    /// Whether the user has turned the mouse off.
    var isTurnedOff: Bool { requests[ObjectIdentifier(self)] != nil }
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
