/// Values by ids, of which several may be the same. Those with the same id are taken in the order in which they were added.
struct ValuesByID<ID: Hashable, Value> {
    private var first: [ID: Value]
    /// The other values with an id of which there are several.
    private var others: [ID: [Value]] = [:]

    init(minimumCapacity: Int = 0) {
        first = Dictionary(minimumCapacity: minimumCapacity)
    }

    mutating func add(_ value: Value, for id: ID) {
        if first[id] == nil { first[id] = value } else { others[id, default: []].append(value) }
    }

    /// Removes and returns the first value with an id; `nil` if there is none left.
    mutating func take(_ id: ID) -> Value? {
        guard let value = first.removeValue(forKey: id) else { return nil }
        if !others.isEmpty, var rest = others.removeValue(forKey: id) {
            first[id] = rest.removeFirst()
            if !rest.isEmpty { others[id] = rest }
        }
        return value
    }
}
