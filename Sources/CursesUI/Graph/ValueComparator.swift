import CursesUISupport

/// Decides whether the elements of a container are unchanged, down to their stored values.
///
/// `Equatable` does not count: two items may be equal because of their ids and show different values. References do not
/// count either: the objects behind them may have changed. So strings, plain values and structures of these can be
/// compared; for all other elements the views are made again, and compared.
@MainActor
enum ValueComparator {
    fileprivate typealias Comparison = ViewComparator.Comparison

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
        // The elements of an array are compared where they are: to read each of them through the protocol costs more
        // than the comparison.
        let changes = old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { new in
                new.indices.filter { !compare(old.baseAddress! + $0, new.baseAddress! + $0) }.map { ($0, new[$0]) }
            }
        }
        if let changes, let changes { return changes }
        return zip(old, new).enumerated().compactMap { offset, pair in
            areSame(pair.0, pair.1) ? nil : (offset, pair.1)
        }
    }

    private static var comparisons: [ObjectIdentifier: Comparison] = [:]

    private static func comparison(for type: Any.Type) -> Comparison {
        if let known = comparisons[ObjectIdentifier(type)] { return known }
        let made = makeComparison(type)
        comparisons[ObjectIdentifier(type)] = made
        return made
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
        if let known = type as? any StoredValue.Type { return compare(known) }
        guard TypeFields.isStruct(type) || TypeFields.isTuple(type) else { return { _, _ in false } }
        let fields = TypeFields.fields(of: type).map {
            (offset: $0.offset, compare: $0.isStrong ? comparison(for: $0.type) : { _, _ in false })
        }
        return { old, new in
            fields.allSatisfy { $0.compare(old + $0.offset, new + $0.offset) }
        }
    }

    private static func compare<T: StoredValue>(_: T.Type) -> Comparison {
        { old, new in
            T.isSame(
                old.assumingMemoryBound(to: T.self).pointee,
                new.assumingMemoryBound(to: T.self).pointee
            )
        }
    }
}

/// A type of the standard library that is described by its stored values.
@MainActor
private protocol StoredValue {
    static func isSame(_ old: Self, _ new: Self) -> Bool
}

extension Optional: StoredValue {
    fileprivate static func isSame(_ old: Wrapped?, _ new: Wrapped?) -> Bool {
        switch (old, new) {
        case (nil, nil): true
        case (let old?, let new?): ValueComparator.areSame(old, new)
        default: false
        }
    }
}

extension Array: StoredValue {
    /// A copy shares its elements with the original until one of them is written. Long arrays are not compared element
    /// by element: that would cost as much as it saves.
    fileprivate static func isSame(_ old: [Element], _ new: [Element]) -> Bool {
        guard old.count == new.count else { return false }
        let sharesElements = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { old.baseAddress == $0.baseAddress }
        }
        return sharesElements || old.count <= 32 && zip(old, new).allSatisfy { ValueComparator.areSame($0, $1) }
    }
}
