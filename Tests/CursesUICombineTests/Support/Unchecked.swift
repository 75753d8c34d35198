/// Passes a value that is not `Sendable` to a different thread. The tests check whether this is safe.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
