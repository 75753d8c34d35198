import Foundation
import Synchronization

/// A mutual exclusion lock that is stored inline in the object that it guards. It is not recursive.
///
/// It is never held while code outside this package runs.
///
/// It is a `pthread` mutex because the thread sanitizer supports those: `Synchronization.Mutex` waits inside
/// the standard library, which is not instrumented. A mutex of zeros is unlocked, and an unlocked mutex need
/// not be destroyed, so the lock costs only its forty bytes.
@usableFromInline
package struct Lock: ~Copyable, @unchecked Sendable {
    // Sendable, because the mutex may be used from every thread.
    @usableFromInline let mutex: _Cell<pthread_mutex_t>

    @inlinable
    package init() {
        mutex = _Cell(pthread_mutex_t())
    }

    @inlinable @inline(__always)
    package func lock() {
        pthread_mutex_lock(mutex._address)
    }

    @inlinable @inline(__always)
    package func unlock() {
        pthread_mutex_unlock(mutex._address)
    }

    /// Calls `body` with the lock held. `body` must not call code outside this package.
    @inlinable @inline(__always)
    package func withLock<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
