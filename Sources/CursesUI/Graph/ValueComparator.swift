import CursesUISupport

/// Decides whether the elements of a container are unchanged, down to their stored values.
///
/// `Equatable` does not count: two items may be equal because of their ids and show different values. References do not
/// count either: the objects behind them may have changed. So strings, plain values and structures of these can be
/// compared; for all other elements the views are made again, and compared.
@MainActor
enum ValueComparator {
    /// Not isolated to an actor: each call from a closure on the main actor would check the thread.
    fileprivate typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    static func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
        let compare = comparison(for: Value.self)
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in compare(old, new) }
        }
    }

    /// The elements of `new` that are not the same as the one at their place in `old`, with their offsets.
    ///
    /// - Precondition: both have the same number of elements.
    static func changes<C: Collection>(from old: C, to new: C) -> [(offset: Int, element: C.Element)] {
        let compare = comparison(for: C.Element.self)
        // The elements of an array are compared in place: reading each of them through the protocol costs more than the
        // comparison.
        let changes = old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { new in
                var changes: [(offset: Int, element: C.Element)] = []
                guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return changes }
                for offset in new.indices where !compare(oldStart + offset, newStart + offset) {
                    changes.append((offset, new[offset]))
                }
                return changes
            }
        }
        if let changes, let changes { return changes }
        return zip(old, new).enumerated().compactMap { offset, pair in
            areSame(pair.0, pair.1) ? nil : (offset, pair.1)
        }
    }

    private static var comparisons: [ObjectIdentifier: Comparison] = [:]

    fileprivate static func comparison(for type: Any.Type) -> Comparison {
        if let known = comparisons[ObjectIdentifier(type)] { return known }
        // A value may contain values of its own type, such as a tree does. These are compared by the comparator that is
        // still being made.
        let unfinished = UnfinishedComparison()
        comparisons[ObjectIdentifier(type)] = { unfinished.compare($0, $1) }
        let made = makeComparison(type)
        unfinished.compare = made
        comparisons[ObjectIdentifier(type)] = made
        return made
    }

    private final class UnfinishedComparison {
        var compare: Comparison = { _, _ in false }
    }

    private static func makeComparison(_ type: Any.Type) -> Comparison {
        if let size = plainSize(ofAny: type) {
            return { old, new in
                UnsafeRawBufferPointer(start: old, count: size)
                    .elementsEqual(UnsafeRawBufferPointer(start: new, count: size))
            }
        }
        if type == String.self {
            return { $0.load(as: String.self) == $1.load(as: String.self) }
        }
        if let known = type as? any StoredValue.Type { return known.makeComparison() }
        guard TypeFields.isStruct(type) || TypeFields.isTuple(type) else { return { _, _ in false } }
        let fields = TypeFields.fields(of: type).map {
            (offset: $0.offset, compare: $0.isStrong ? comparison(for: $0.type) : { _, _ in false })
        }
        return { old, new in
            for field in fields where !field.compare(old + field.offset, new + field.offset) { return false }
            return true
        }
    }
}

/// A type of the standard library that its stored values fully describe.
@MainActor
private protocol StoredValue {
    static func makeComparison() -> ValueComparator.Comparison
}

extension Optional: StoredValue {
    fileprivate static func makeComparison() -> ValueComparator.Comparison {
        let compare = ValueComparator.comparison(for: Wrapped.self)
        return { old, new in
            let old = old.assumingMemoryBound(to: Wrapped?.self).pointee
            let new = new.assumingMemoryBound(to: Wrapped?.self).pointee
            switch (old, new) {
            case (nil, nil): return true
            case (let old?, let new?):
                return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { compare(old, $0) } }
            default: return false
            }
        }
    }
}

extension Array: StoredValue {
    /// A copy shares its elements with the original until one of them is written. Long arrays are not compared element
    /// by element: that would cost as much as it saves.
    fileprivate static func makeComparison() -> ValueComparator.Comparison {
        let compare = ValueComparator.comparison(for: Element.self)
        return { old, new in
            let old = old.assumingMemoryBound(to: [Element].self).pointee
            let new = new.assumingMemoryBound(to: [Element].self).pointee
            guard old.count == new.count else { return false }
            return old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return true }
                    if oldStart == newStart { return true }
                    return old.count <= 32 && old.indices.allSatisfy { compare(oldStart + $0, newStart + $0) }
                }
            }
        }
    }
}
