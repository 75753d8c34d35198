/// The selection of a list, independent of the type of its values.
///
/// It is an object, because each row of a list reads it several times in a frame, and a copy of the closures would count
/// references for each of them.
@usableFromInline
final class ListSelection {
    /// Whether several rows may be selected.
    let isMultiple: Bool
    /// Reads the selection, so that the node that is being evaluated depends on it.
    let read: () -> Void
    /// Whether a value has the type of the selection.
    let accepts: (AnyHashable) -> Bool
    let contains: (AnyHashable) -> Bool
    /// Selects only one value; `nil` clears the selection.
    let select: (AnyHashable?) -> Void
    /// Adds a value to the selection, or removes it.
    let toggle: (AnyHashable) -> Void
    /// The selected values.
    let values: () -> Set<AnyHashable>
    /// Replaces the selected values. A single selection ignores this.
    let replace: (Set<AnyHashable>) -> Void

    /// Creates a selection of at most one value.
    @usableFromInline
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        read = { _ = binding.wrappedValue }
        accepts = { $0.base is Value }
        contains = { ($0.base as? Value).map { $0 == binding.wrappedValue } ?? false }
        select = { binding.wrappedValue = $0?.base as? Value }
        toggle = { tag in
            guard let value = tag.base as? Value else { return }
            binding.wrappedValue = binding.wrappedValue == value ? nil : value
        }
        values = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
        replace = { _ in }
    }

    /// Creates a selection of exactly one value.
    @usableFromInline
    init<Value: Hashable>(required binding: Binding<Value>) {
        isMultiple = false
        read = { _ = binding.wrappedValue }
        accepts = { $0.base is Value }
        contains = { ($0.base as? Value).map { $0 == binding.wrappedValue } ?? false }
        select = { if let value = $0?.base as? Value { binding.wrappedValue = value } }
        toggle = { if let value = $0.base as? Value { binding.wrappedValue = value } }
        values = { [AnyHashable(binding.wrappedValue)] }
        replace = { _ in }
    }

    /// Creates a selection of any number of values.
    @usableFromInline
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isMultiple = true
        read = { _ = binding.wrappedValue }
        accepts = { $0.base is Value }
        contains = { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false }
        select = { binding.wrappedValue = ($0?.base as? Value).map { [$0] } ?? [] }
        toggle = { tag in
            guard let value = tag.base as? Value else { return }
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        }
        values = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        replace = { new in binding.wrappedValue = Set(new.compactMap { $0.base as? Value }) }
    }
}

/// The selection of the list around a view.
struct ListSelectionReference {
    var selection: ListSelection?
}

extension ListSelectionReference: ComparableInput {
    /// Links only write the selection, and the binding stays the same, so only the presence of a selection is compared.
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        (old.selection == nil) == (new.selection == nil)
    }
}

private struct ListSelectionKey: EnvironmentKey {
    static var defaultValue: ListSelectionReference { ListSelectionReference() }
}

extension EnvironmentValues {
    var listSelection: ListSelectionReference {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }
}
