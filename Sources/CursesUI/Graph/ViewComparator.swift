import CursesUISupport

/// Decides whether a view is unchanged, so that its body need not run.
///
/// `Equatable` values are compared with `==`, references by identity, and structures and tuples field by field.
/// Closures without captures are equal if their code is the same. Closures with captures count as changed, as do
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

    /// Compares values. A value that contains closures counts as changed, because its closures are created anew each
    /// time.
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
        // The closure is stored in the dictionary only once, because storing it again would wrap it in a new closure
        // that calls the stored closure.
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

    /// Compares two closures, which consist of the address of their code and a reference to their captures. Captured
    /// objects may be changed by other code, so closures with captures count as changed.
    private static func compareFunctions(_ size: Int) -> Comparison {
        guard size == MemoryLayout<(UInt, UInt)>.size else { return { _, _ in false } }
        return { old, new in
            let (old, new) = (old.load(as: (UInt, UInt).self), new.load(as: (UInt, UInt).self))
            return old.0 == new.0 && old.1 == 0 && new.1 == 0
        }
    }

    /// Compares plain data byte by byte. Different padding only causes an unnecessary evaluation.
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
