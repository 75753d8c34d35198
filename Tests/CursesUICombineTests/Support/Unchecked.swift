/// Takes something to another thread that is not marked as free to go there; what the test does with it
/// proves whether it is.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
