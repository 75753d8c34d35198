import CursesUISupport

/// Decides whether a view is unchanged, so that its body need not run.
///
/// References are compared by identity, `Equatable` values with `==`, and structures and tuples field by field, or byte by
/// byte if the runtime does not know all their fields, as for a C structure with a union.
/// Closures without captures are equal if their code is the same. Closures with captures count as changed, as do
/// existentials, weak references and all other values that cannot be compared. The comparison is chosen once per type.
@MainActor
enum ViewComparator {
    /// A structure, because a closure that is itself an element of a dictionary or an array is wrapped in a new closure
    /// each time that it is read.
    struct Comparison {
        let compare: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    /// A stored property, and how it is compared.
    private struct Field {
        let offset: Int
        let comparison: Comparison
    }

    /// A comparison by which all values differ.
    private static let never = Comparison { _, _ in false }

    static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        let comparison = comparison(for: Value.self)
        return withPointers(old, new) { comparison.compare($0, $1) }
    }

    /// Compares values. A value that contains closures counts as changed, because its closures are created anew each
    /// time.
    static func areEqualWithoutClosures<Value>(_ old: Value, _ new: Value) -> Bool {
        !isClosureHolder(Value.self) && areEqual(old, new)
    }

    private static func isClosureHolder(_ type: Any.Type) -> Bool {
        if let known = closureHolders[type] { return known }
        let holds = holdsClosure(type)
        closureHolders[type] = holds
        return holds
    }

    private static var closureHolders = TypeTable<Bool>()

    private static func holdsClosure(_ type: Any.Type) -> Bool {
        if TypeFields.isFunction(type) { return true }
        guard TypeFields.isStruct(type) || TypeFields.isTuple(type) else { return false }
        return TypeFields.fields(of: type).contains { holdsClosure($0.type) }
    }

    /// Whether two views of a control differ at most in their actions.
    static func areEqualButForActions<Value>(_ old: Value, _ new: Value) -> Bool {
        let comparison = comparisonWithoutActions(for: Value.self)
        return withPointers(old, new) { comparison.compare($0, $1) }
    }

    private static var comparisons = TypeTable<Comparison>()
    private static var comparisonsWithoutActions = TypeTable<Comparison>()

    private static func comparison(for type: Any.Type) -> Comparison {
        if let known = comparisons[type] { return known }
        let made = makeComparison(type)
        comparisons[type] = made
        return made
    }

    private static func comparisonWithoutActions(for type: Any.Type) -> Comparison {
        if let known = comparisonsWithoutActions[type] { return known }
        let made = compareFields(type) { $0 != ControlAction.self }
        comparisonsWithoutActions[type] = made
        return made
    }

    private static func makeComparison(_ type: Any.Type) -> Comparison {
        if let input = type as? any ComparableInput.Type { return compareInput(input) }
        // Two equal objects may have different values, and each of them can change alone.
        if TypeFields.isClass(type) {
            return Comparison { $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self) }
        }
        if let equatable = type as? any Equatable.Type { return compareEquatable(equatable) }
        if TypeFields.isStruct(type) || TypeFields.isTuple(type), TypeFields.covers(type) {
            return compareFields(type) { _ in true }
        }
        if TypeFields.isFunction(type) { return compareFunctions(size(ofAny: type)) }
        return compareBytes(plainSize(ofAny: type))
    }

    private static func compareInput<T: ComparableInput>(_: T.Type) -> Comparison {
        Comparison { old, new in
            T.isSameInput(
                old.assumingMemoryBound(to: T.self).pointee,
                new.assumingMemoryBound(to: T.self).pointee
            )
        }
    }

    private static func compareEquatable<T: Equatable>(_: T.Type) -> Comparison {
        Comparison { old, new in
            old.assumingMemoryBound(to: T.self).pointee
                == new.assumingMemoryBound(to: T.self).pointee
        }
    }

    private static func compareFields(_ type: Any.Type, where concerns: (Any.Type) -> Bool) -> Comparison {
        let fields = TypeFields.fields(of: type).filter { concerns($0.type) }.map {
            Field(offset: $0.offset, comparison: $0.isStrong ? comparison(for: $0.type) : never)
        }
        return Comparison { old, new in
            for field in fields where !field.comparison.compare(old + field.offset, new + field.offset) { return false }
            return true
        }
    }

    /// Compares two closures, which consist of the address of their code and a reference to their captures. Captured
    /// objects may be changed by other code, so closures with captures count as changed.
    private static func compareFunctions(_ size: Int) -> Comparison {
        guard size == MemoryLayout<(UInt, UInt)>.size else { return never }
        return Comparison { old, new in
            let (old, new) = (old.load(as: (UInt, UInt).self), new.load(as: (UInt, UInt).self))
            return old.0 == new.0 && old.1 == 0 && new.1 == 0
        }
    }

    /// Compares plain data byte by byte. Different padding only causes an unnecessary evaluation.
    private static func compareBytes(_ size: Int?) -> Comparison {
        guard let size else { return never }
        return Comparison { old, new in
            UnsafeRawBufferPointer(start: old, count: size)
                .elementsEqual(UnsafeRawBufferPointer(start: new, count: size))
        }
    }
}

/// Calls a closure with pointers to two values.
///
/// A closure of the main actor that is passed to the standard library checks its actor at each call; the closures here
/// are not isolated.
@inline(__always)
private nonisolated func withPointers<Value>(
    _ old: Value, _ new: Value, _ compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
) -> Bool {
    withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in compare(old, new) }
    }
}

private func size(ofAny type: Any.Type) -> Int {
    func size<T>(of _: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
}

/// Returns the size of a type whose values hold no references, or `nil` for other types.
func plainSize(ofAny type: Any.Type) -> Int? {
    func size<T>(of _: T.Type) -> Int? { _isPOD(T.self) ? MemoryLayout<T>.size : nil }
    return _openExistential(type, do: size)
}

/// A stored property of a view that can decide whether it is the same input as before.
@MainActor
package protocol ComparableInput {
    static func isSameInput(_ old: Self, _ new: Self) -> Bool
}

extension ComparableInput {
    /// Whether a value of unknown type is the same input as this one.
    func isSameInput(as new: Any) -> Bool {
        guard let new = new as? Self else { return false }
        return Self.isSameInput(self, new)
    }
}

extension Optional: ComparableInput {
    package static func isSameInput(_ old: Wrapped?, _ new: Wrapped?) -> Bool {
        switch (old, new) {
        case (nil, nil): true
        case (let old?, let new?): ViewComparator.areEqual(old, new)
        default: false
        }
    }
}
