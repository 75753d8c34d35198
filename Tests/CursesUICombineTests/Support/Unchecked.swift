/// Transfers a value that is not `Sendable` to a different thread. The tests show whether that is safe.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
