import CursesUITerminal

/// Turns on the mouse tracking that the views on the screen request.
@MainActor
package final class MouseTrackingRequests {
    /// The terminal whose mouse is tracked.
    weak var terminal: (any Terminal)? {
        didSet {
            terminal?.mouse = current
            showPointer()
        }
    }
    /// The tracking that results from the requests: off if a view requests it, otherwise the most detailed tracking
    /// that a view requests.
    package private(set) var current = MouseTracking.drags

    private var requests: [ObjectIdentifier: MouseTracking] = [:]
    /// The shapes of the mouse pointer that the views under it ask for, with the number of views around each.
    private var pointers: [ObjectIdentifier: (depth: Int, shape: PointerShape)] = [:]

    /// Turns the mouse off or on again. While it is off, requests of views have no effect, and the terminal selects
    /// text.
    func toggle() {
        set(isTurnedOff ? nil : .off, by: ObjectIdentifier(self))
    }

    /// Sets the shape that a view under the mouse pointer gives it; `nil` withdraws it. The innermost view decides.
    ///
    /// - Parameter depth: the number of views around the view.
    func setPointer(_ shape: PointerShape?, depth: Int, by view: ObjectIdentifier) {
        pointers[view] = shape.map { (depth, $0) }
        showPointer()
    }

    /// Shows the pointer of the innermost view. Without reports of all moves, the app would not learn that the mouse has
    /// left the view.
    private func showPointer() {
        let shape = current == .motion ? pointers.values.max { $0.depth < $1.depth }?.shape : nil
        if terminal?.pointerShape != shape { terminal?.pointerShape = shape }
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
        showPointer()
    }
}
