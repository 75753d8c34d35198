import CursesUISupport

/// Decides whether a view is the same as before, so that its body need not run.
///
/// `Equatable` values are compared as such, references by identity, structures and tuples field by field. A closure
/// without captures is the same where its code is the same. A closure with captures counts as changed, as do
/// existentials, weak references and all other values that cannot be compared. The comparison is chosen once per type.
@MainActor
enum ViewComparator {
    typealias Comparison = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        let compare = comparison(for: Value.self)
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in compare(old, new) }
        }
    }

    /// Compares a value whose closures are new each time: they count as changed.
    static func areEqualWithoutClosures<Value>(_ old: Value, _ new: Value) -> Bool {
        !isClosureHolder(Value.self) && areEqual(old, new)
    }

    private static func isClosureHolder(_ type: Any.Type) -> Bool {
        if let known = closureHolders[ObjectIdentifier(type)] { return known }
        let holds = holdsClosure(type)
        closureHolders[ObjectIdentifier(type)] = holds
        return holds
    }

    private static var closureHolders: [ObjectIdentifier: Bool] = [:]

    private static func holdsClosure(_ type: Any.Type) -> Bool {
        if TypeFields.isFunction(type) { return true }
        guard TypeFields.isStruct(type) || TypeFields.isTuple(type) else { return false }
        return TypeFields.fields(of: type).contains { holdsClosure($0.type) }
    }

    /// Whether two views of a control differ at most in their actions.
    static func areEqualButForActions<Value>(_ old: Value, _ new: Value) -> Bool {
        let compare = comparisonWithoutActions(for: Value.self)
        return withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in compare(old, new) }
        }
    }

    private static var comparisons: [ObjectIdentifier: Comparison] = [:]
    private static var comparisonsWithoutActions: [ObjectIdentifier: Comparison] = [:]

    private static func comparison(for type: Any.Type) -> Comparison {
        if let known = comparisons[ObjectIdentifier(type)] { return known }
        let made = makeComparison(type)
        comparisons[ObjectIdentifier(type)] = made
        return made
    }

    private static func comparisonWithoutActions(for type: Any.Type) -> Comparison {
        if let known = comparisonsWithoutActions[ObjectIdentifier(type)] { return known }
        // Stored once: storing a closure again wraps it in a new closure, which calls the stored one.
        let made = compareFields(type) { $0 != ControlAction.self }
        comparisonsWithoutActions[ObjectIdentifier(type)] = made
        return made
    }

    private static func makeComparison(_ type: Any.Type) -> Comparison {
        if let input = type as? any ComparableInput.Type { return compareInput(input) }
        if let equatable = type as? any Equatable.Type { return compareEquatable(equatable) }
        if TypeFields.isClass(type) {
            return { $0.load(as: UnsafeRawPointer.self) == $1.load(as: UnsafeRawPointer.self) }
        }
        if TypeFields.isStruct(type) || TypeFields.isTuple(type) { return compareFields(type) { _ in true } }
        if TypeFields.isFunction(type) { return compareFunctions(size(ofAny: type)) }
        return compareBytes(plainSize(ofAny: type))
    }

    private static func compareInput<T: ComparableInput>(_: T.Type) -> Comparison {
        { old, new in
            T.isSameInput(
                old.assumingMemoryBound(to: T.self).pointee,
                new.assumingMemoryBound(to: T.self).pointee
            )
        }
    }

    private static func compareEquatable<T: Equatable>(_: T.Type) -> Comparison {
        { old, new in
            old.assumingMemoryBound(to: T.self).pointee
                == new.assumingMemoryBound(to: T.self).pointee
        }
    }

    private static func compareFields(_ type: Any.Type, where concerns: (Any.Type) -> Bool) -> Comparison {
        let fields = TypeFields.fields(of: type).filter { concerns($0.type) }.map {
            (offset: $0.offset, compare: $0.isStrong ? comparison(for: $0.type) : { _, _ in false })
        }
        return { old, new in
            fields.allSatisfy { $0.compare(old + $0.offset, new + $0.offset) }
        }
    }

    /// A closure consists of the addresses of its code and its captures. The captures may be in an object that other
    /// code changes, so equal addresses prove nothing.
    private static func compareFunctions(_ size: Int) -> Comparison {
        guard size == MemoryLayout<(UInt, UInt)>.size else { return { _, _ in false } }
        return { old, new in
            let (old, new) = (old.load(as: (UInt, UInt).self), new.load(as: (UInt, UInt).self))
            return old.0 == new.0 && old.1 == 0 && new.1 == 0
        }
    }

    /// Compares plain data by its bytes. Padding may differ; that costs one unnecessary evaluation.
    private static func compareBytes(_ size: Int?) -> Comparison {
        guard let size else { return { _, _ in false } }
        return { old, new in
            UnsafeRawBufferPointer(start: old, count: size)
                .elementsEqual(UnsafeRawBufferPointer(start: new, count: size))
        }
    }
}

private func size(ofAny type: Any.Type) -> Int {
    func size<T>(of _: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
}

/// The size of a type whose values hold no references; `nil` for other types.
func plainSize(ofAny type: Any.Type) -> Int? {
    func size<T>(of _: T.Type) -> Int? { _isPOD(T.self) ? MemoryLayout<T>.size : nil }
    return _openExistential(type, do: size)
}

/// A stored property of a view that can report whether it is the same input as before.
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
