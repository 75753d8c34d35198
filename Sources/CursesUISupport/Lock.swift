#if !canImport(Combine)
import Foundation

/// A mutual exclusion lock that is never held while foreign code runs.
///
/// It is a `pthread` mutex, because the thread sanitizer knows those: a report of it is then never a
/// false one. Not recursive.
final class Lock: @unchecked Sendable {
    // Sendable: the mutex may be used from every thread, and the pointer to it never changes.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() {
        pthread_mutex_lock(mutex)
    }

    func unlock() {
        pthread_mutex_unlock(mutex)
    }

    /// Runs `body` with the lock held; `body` must call nothing that is not ours.
    @inline(__always)
    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
#endif
