import Foundation

/// A value that one thread at a time can reach.
///
/// It is `Synchronization.Mutex` with a lock that the thread sanitizer understands: where that one waits,
/// it does so in the standard library, which is not instrumented, and races are reported that are none.
///
/// `@unchecked`: the value is reached with the lock held alone.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) {
        self.value = value
    }

    /// Runs the closure while no other one runs. It must not come back to the same object.
    package func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
