import CursesUISupport

/// Values that cells refer to by a small index, shared by the whole process.
///
/// Entries are never removed, so an index stays valid. `capacity` limits the memory that hostile text can
/// use.
final class InternedValues<Value: Hashable & Sendable>: Sendable {
    private struct Entries {
        var indices: [Value: Int] = [:]
        var values: [Value] = []
    }

    private let capacity: Int
    private let entries = Locked(Entries())

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// Returns the index of a value, which is added if it is new; `nil` if the table is full.
    func index(of value: Value) -> Int? {
        entries.withLock { entries in
            if let index = entries.indices[value] { return index }
            guard entries.values.count < capacity else { return nil }
            entries.values.append(value)
            entries.indices[value] = entries.values.count - 1
            return entries.values.count - 1
        }
    }

    func value(at index: Int) -> Value {
        entries.withLock { $0.values[index] }
    }
}
