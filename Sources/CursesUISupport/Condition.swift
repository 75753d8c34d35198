import Foundation
import Synchronization

/// A condition variable for use with a ``Lock``.
///
/// It is a `pthread` condition for the same reason that `Lock` is a `pthread` mutex: the thread sanitizer knows it.
package final class Condition: @unchecked Sendable {
    // Sendable: the condition may be used from every thread.
    private let condition = _Cell(pthread_cond_t())

    package init() {}

    deinit {
        pthread_cond_destroy(condition._address)
    }

    /// Releases the held lock, waits to be woken, and acquires the lock again. Returns whether the thread was woken in
    /// time.
    package func wait(_ lock: borrowing Lock, milliseconds: Int) -> Bool {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        let nanoseconds = end.tv_nsec + milliseconds * 1_000_000
        end.tv_sec += nanoseconds / 1_000_000_000
        end.tv_nsec = nanoseconds % 1_000_000_000
        return pthread_cond_timedwait(condition._address, lock.mutex._address, &end) == 0
    }

    /// Wakes all waiting threads.
    package func broadcast() {
        pthread_cond_broadcast(condition._address)
    }
}
