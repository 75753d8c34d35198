import CursesUISupport

/// Decides whether the elements of a container are unchanged, down to their stored values.
///
/// It ignores `Equatable`, because two items may be equal because of their ids although they show different values. It
/// also ignores the identity of references, because the referenced objects may have changed. Therefore it can compare
/// only strings, plain values, structures of these, and bindings to elements of collections. All other elements count
/// as changed; their views are created again, and these are compared.
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

    /// Returns the elements of `new` that differ from the element at the same position in `old`, with their offsets.
    ///
    /// - Precondition: both collections have the same number of elements.
    static func changes<C: Collection>(from old: C, to new: C) -> [(offset: Int, element: C.Element)] {
        let compare = comparison(for: C.Element.self)
        // Array elements are compared in place, because reading each of them through the collection protocol costs more
        // than the comparison.
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

    private static var comparisons = TypeTable<Comparison>()

    fileprivate static func comparison(for type: Any.Type) -> Comparison {
        if let known = comparisons[type] { return known }
        // A value may contain values of its own type, as a tree does. They are compared by the comparison that is still
        // being built.
        let unfinished = UnfinishedComparison()
        comparisons[type] = { unfinished.compare($0, $1) }
        let made = makeComparison(type)
        unfinished.compare = made
        comparisons[type] = made
        return made
    }

    /// Whether the stored values of a type describe it completely, so that two values with the same bytes are the same. An
    /// object does not: it may have changed in the meantime.
    fileprivate static func isComplete(_ type: Any.Type) -> Bool {
        if let known = completeTypes[type] { return known }
        // A value that contains values of its own type is complete if the rest of it is.
        completeTypes[type] = true
        let isComplete = findWhetherComplete(type)
        completeTypes[type] = isComplete
        return isComplete
    }

    private static var completeTypes = TypeTable<Bool>()

    private static func findWhetherComplete(_ type: Any.Type) -> Bool {
        if type == String.self || plainSize(ofAny: type) != nil { return true }
        if let known = type as? any StoredValue.Type { return isComplete(known.storedType) }
        guard TypeFields.isStruct(type) || TypeFields.isTuple(type) else { return false }
        return TypeFields.covers(type) && TypeFields.fields(of: type).allSatisfy { $0.isStrong && isComplete($0.type) }
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
        guard TypeFields.isStruct(type) || TypeFields.isTuple(type), TypeFields.covers(type) else {
            return { _, _ in false }
        }
        let fields = TypeFields.fields(of: type).map {
            (offset: $0.offset, compare: $0.isStrong ? comparison(for: $0.type) : { _, _ in false })
        }
        return { old, new in
            for field in fields where !field.compare(old + field.offset, new + field.offset) { return false }
            return true
        }
    }
}

/// A type of the standard library whose stored values describe it completely.
@MainActor
private protocol StoredValue {
    /// The type of the values that are stored.
    static var storedType: Any.Type { get }
    static func makeComparison() -> ValueComparator.Comparison
}

extension Optional: StoredValue {
    fileprivate static var storedType: Any.Type { Wrapped.self }

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

extension Binding: StoredValue {
    // The value of a binding may have changed although the binding is the same.
    fileprivate static var storedType: Any.Type { AnyObject.self }

    fileprivate static func makeComparison() -> ValueComparator.Comparison {
        let compare = ValueComparator.comparison(for: Value.self)
        return { old, new in
            let old = old.assumingMemoryBound(to: Binding.self).pointee.location
            let new = new.assumingMemoryBound(to: Binding.self).pointee.location
            return new.isUnchangedElement(since: old, by: compare)
        }
    }
}

extension Array: StoredValue {
    fileprivate static var storedType: Any.Type { Element.self }

    /// Compares arrays by their storage, because a copy shares the storage with the original until one of them is
    /// written; objects in it may change nevertheless. Arrays with different storage are compared element by element only if they are short: for long arrays,
    /// the comparison would cost as much as it saves.
    fileprivate static func makeComparison() -> ValueComparator.Comparison {
        let compare = ValueComparator.comparison(for: Element.self)
        let isComplete = ValueComparator.isComplete(Element.self)
        return { old, new in
            let old = old.assumingMemoryBound(to: [Element].self).pointee
            let new = new.assumingMemoryBound(to: [Element].self).pointee
            guard old.count == new.count else { return false }
            return old.withUnsafeBufferPointer { old in
                new.withUnsafeBufferPointer { new in
                    guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return true }
                    if oldStart == newStart { return isComplete }
                    return old.count <= 32 && old.indices.allSatisfy { compare(oldStart + $0, newStart + $0) }
                }
            }
        }
    }
}
