/// What is selected in a list, whatever the values are.
@usableFromInline
struct ListSelection {
    /// Whether several rows may be selected.
    let isMultiple: Bool
    /// Makes who reads depend on what is selected.
    let read: () -> Void
    /// Whether a value is one that can be selected.
    let accepts: (AnyHashable) -> Bool
    let contains: (AnyHashable) -> Bool
    /// Selects one alone; `nil` selects nothing.
    let select: (AnyHashable?) -> Void
    /// Adds one to the selection, or takes it out.
    let toggle: (AnyHashable) -> Void
}

extension ListSelection {
    /// At most one.
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
    }

    /// Exactly one.
    @usableFromInline
    init<Value: Hashable>(required binding: Binding<Value>) {
        isMultiple = false
        read = { _ = binding.wrappedValue }
        accepts = { $0.base is Value }
        contains = { ($0.base as? Value).map { $0 == binding.wrappedValue } ?? false }
        select = { if let value = $0?.base as? Value { binding.wrappedValue = value } }
        toggle = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    }

    /// Any number.
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
    }
}
