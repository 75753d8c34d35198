import CursesUITerminal

/// Makes the terminal report key repeats and releases while a view on the screen needs them.
@MainActor
package final class KeyPhaseRequests {
    weak var terminal: (any Terminal)? {
        didSet { terminal?.reportsKeyPhases = areAsked }
    }

    private var requests: Set<ObjectIdentifier> = []

    /// Whether the terminal should report key repeats and releases.
    package var areAsked: Bool { !requests.isEmpty }

    func set(_ isAsking: Bool, by view: ObjectIdentifier) {
        let before = areAsked
        if isAsking { requests.insert(view) } else { requests.remove(view) }
        if areAsked != before { terminal?.reportsKeyPhases = areAsked }
    }
}
