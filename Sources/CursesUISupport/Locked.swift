/// A value that one thread at a time can reach.
///
/// `@unchecked`: the value is reached with the lock held alone.
package final class Locked<Value>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }

    /// Runs the closure while no other one runs. It must not come back to the same object.
    @inlinable @inline(__always)
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    /// Puts `newValue` in and returns the old one, so that its end of life falls outside the lock.
    @inlinable @inline(__always)
    package func exchange(_ newValue: Value) -> Value {
        withLock { value in
            let old = value
            value = newValue
            return old
        }
    }
}
