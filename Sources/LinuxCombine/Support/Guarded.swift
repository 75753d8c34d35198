#if !canImport(Combine)
/// A value that is read and changed under a lock.
final class Guarded<Value>: @unchecked Sendable {
    // Sendable: `value` is reached only with `lock` held.
    private let lock = Lock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    @inline(__always)
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    /// Puts `newValue` in and hands the old one out, so that its end of life falls outside the lock.
    func exchange(_ newValue: Value) -> Value {
        withLock { value in
            let old = value
            value = newValue
            return old
        }
    }
}
#endif
