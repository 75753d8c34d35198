import Foundation
import Synchronization

/// A mutual exclusion lock that lies in the object it guards. Not recursive.
///
/// It is never held while code that is not ours runs.
///
/// It is a `pthread` mutex, because the thread sanitizer knows those: `Synchronization.Mutex` waits inside
/// the standard library, which is not instrumented. A mutex of zeros is an open one, and one that is
/// closed by nobody needs no end of life, so the lock costs its forty bytes and nothing else.
@usableFromInline
package struct Lock: ~Copyable, @unchecked Sendable {
    // Sendable: the mutex may be used from every thread.
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

    /// Runs `body` with the lock held; `body` must call nothing that is not ours.
    @inlinable @inline(__always)
    package func withLock<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
