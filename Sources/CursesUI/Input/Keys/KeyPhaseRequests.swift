import CursesUITerminal

/// Makes the terminal report repeated and released keys while a view on the screen needs them.
@MainActor
package final class KeyPhaseRequests {
    /// The terminal that the keys come from.
    weak var terminal: (any Terminal)? {
        didSet { terminal?.reportsKeyPhases = areAsked }
    }

    private var requests: Set<ObjectIdentifier> = []

    /// Whether the terminal is to report the repeats and releases of keys.
    package var areAsked: Bool { !requests.isEmpty }

    func set(_ isAsking: Bool, by view: ObjectIdentifier) {
        let before = areAsked
        if isAsking { requests.insert(view) } else { requests.remove(view) }
        if areAsked != before { terminal?.reportsKeyPhases = areAsked }
    }
}
