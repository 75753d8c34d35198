/// A value on the heap. What refers to it has the size of a pointer, whatever the value's type.
final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
