/// A set of locations in the order in which they were read. Most nodes read only a few locations, so that a linear
/// search is sufficient; an index is built only for many locations.
@MainActor
struct ReadLocations {
    private var locations: [any ReadableLocation] = []
    private var index: Set<ObjectIdentifier> = []
    /// The location that was read last. A loop reads the same value again and again.
    private var last: ObjectIdentifier?

    private static let few = 16

    var isEmpty: Bool { locations.isEmpty }

    /// Adds a location; returns whether it is new.
    mutating func insert(_ location: any ReadableLocation) -> Bool {
        let identifier = ObjectIdentifier(location)
        if last == identifier { return false }
        last = identifier
        if locations.count <= Self.few {
            for known in locations where known === location { return false }
        } else {
            if index.isEmpty { index = Set(locations.map { ObjectIdentifier($0) }) }
            guard index.insert(identifier).inserted else { return false }
        }
        locations.append(location)
        return true
    }

    /// Removes all locations, and calls a closure with each.
    mutating func removeAll(_ body: (any ReadableLocation) -> Void) {
        guard !locations.isEmpty else { return }
        last = nil
        for location in locations { body(location) }
        locations.removeAll(keepingCapacity: true)
        if !index.isEmpty { index.removeAll() }
    }
}
