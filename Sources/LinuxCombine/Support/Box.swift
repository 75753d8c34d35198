/// A value on the heap. What refers to it has the size of a pointer, whatever the value's type.
@usableFromInline
final class Box<Value> {
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) {
        self.value = value
    }

    /// Puts `newValue` in and returns the old one.
    @inlinable
    func exchange(_ newValue: Value) -> Value {
        var value = newValue
        swap(&value, &self.value)
        return value
    }
}
