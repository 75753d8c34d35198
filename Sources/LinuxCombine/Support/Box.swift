/// A value on the heap. A reference to it has the size of a pointer, whatever the type of the value.
@usableFromInline
final class Box<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }

    /// Stores `newValue` and returns the old value.
    @inlinable
    func exchange(_ newValue: Value) -> Value {
        var value = newValue
        swap(&value, &self.value)
        return value
    }
}
