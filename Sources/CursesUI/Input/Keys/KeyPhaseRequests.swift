/// Which views on the screen tell the phases of a key apart, and what follows from it.
@MainActor
package final class KeyPhaseRequests {
    /// Called when `areAsked` has changed.
    package var onChange: (Bool) -> Void = { _ in }

    private var requests: Set<ObjectIdentifier> = []

    /// Whether the terminal is to tell when a key is held and when it is released.
    package var areAsked: Bool { !requests.isEmpty }

    func set(_ isAsking: Bool, by view: ObjectIdentifier) {
        let before = areAsked
        if isAsking { requests.insert(view) } else { requests.remove(view) }
        if areAsked != before { onChange(areAsked) }
    }
}
