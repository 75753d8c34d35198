import CursesUISupport
import Foundation

/// Blocks threads that send values faster than another thread delivers them from a queue.
///
/// A thread waits until the queue has space, as it would wait for the subscriber itself in Combine. A thread does not
/// wait for a thread that, directly or indirectly, waits for it. It also does not wait if nothing has been delivered
/// for a while, because the delivering thread may be blocked by a resource that the waiting thread holds. In these
/// cases the queue grows.
///
/// When the delivering thread has delivered many values of other threads, a waiting thread relieves it.
///
/// Everything here is guarded by the lock of the queue.
@usableFromInline
final class WaitingRoom {
    /// The maximum number of waiting values, and the number of values that a thread delivers for others before it is
    /// relieved.
    static let limit = 1_024

    /// The time without a delivery after which threads no longer wait, in milliseconds.
    private static let patience = 250

    private let condition = Condition()
    private var waiting = 0
    private var delivered = 0

    /// Whether there was no delivery during a whole wait, and none since.
    private var isStalled = false

    /// Whether the delivering thread should be relieved. The next thread that sends a value then waits to take over.
    private var wantsRelief = false

    /// Returns whether a thread must wait: because the queue is full with `count` values, or to relieve the delivering
    /// thread.
    static func isNeeded(_ count: Int, _ room: WaitingRoom?) -> Bool {
        count >= limit || room?.wantsRelief == true
    }

    /// Returns the waiting room of a queue, and creates it if it does not exist yet.
    static func make(_ room: inout WaitingRoom?) -> WaitingRoom {
        if let room { return room }
        let made = WaitingRoom()
        room = made
        return made
    }

    /// Waits until the state of the queue changes. The lock is held before and after, but not during the wait.
    ///
    /// - Returns: whether the thread should wait again if the queue is still full.
    func wait(_ lock: borrowing Lock, for deliverer: pthread_t) -> Bool {
        guard !isStalled, WaitingThreads.begin(for: deliverer) else { return false }
        let before = delivered
        waiting += 1
        let wasWoken = condition.wait(lock, milliseconds: Self.patience)
        waiting -= 1
        WaitingThreads.end()
        if !wasWoken, delivered == before { isStalled = true }
        return !isStalled
    }

    /// Counts a value that was delivered for another thread, and wakes waiting threads if only `left` values, at most
    /// half of the limit, still wait.
    func didDeliver(left: Int) {
        delivered += 1
        isStalled = false
        if waiting > 0, left <= Self.limit / 2 { condition.broadcast() }
    }

    /// Wakes the waiting threads so that one of them relieves the delivering thread. Returns whether there are any.
    func relieves() -> Bool {
        wantsRelief = waiting == 0
        if waiting > 0 { condition.broadcast() }
        return waiting > 0
    }

    /// Wakes the waiting threads, because the delivering thread has stopped delivering.
    func close() {
        wantsRelief = false
        if waiting > 0 { condition.broadcast() }
    }
}

/// The threads that are waiting, each with the thread for which it waits.
private enum WaitingThreads {
    private static let deliverers = Locked<[pthread_t: pthread_t]>([:])

    /// Registers that this thread waits for `deliverer`. Returns `false` if that thread waits for this one, directly or
    /// indirectly.
    static func begin(for deliverer: pthread_t) -> Bool {
        let me = pthread_self()
        return deliverers.withLock { deliverers in
            var next = Optional(deliverer)
            while let thread = next {
                if thread == me { return false }
                next = deliverers[thread]
            }
            deliverers[me] = deliverer
            return true
        }
    }

    static func end() {
        deliverers.withLock { $0[pthread_self()] = nil }
    }
}
