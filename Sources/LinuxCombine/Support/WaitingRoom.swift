import CursesUISupport
import Foundation

/// Blocks threads that send faster than the delivering thread delivers the values they queue.
///
/// They wait until the queue has free places, as they would wait for the subscriber itself in Combine. A thread does
/// not wait for a thread that waits for it, nor for a thread that has not delivered anything for a while, which may
/// be blocked by a resource that the sender holds. In these cases the queue grows.
///
/// A thread that has delivered many values of other threads is relieved by a waiting thread.
///
/// Everything here is guarded by the lock of the queue.
@usableFromInline
final class WaitingRoom {
    /// The number of values that may wait, and that a thread delivers for others before it is relieved.
    static let limit = 1_024

    /// The milliseconds without a delivery after which no thread waits any more.
    private static let patience = 250

    private let condition = Condition()
    private var waiting = 0
    private var delivered = 0

    /// Whether there was no delivery during a whole wait, and none since.
    private var isStalled = false

    /// Whether the delivering thread has delivered enough, so that the next thread that arrives waits to relieve it.
    private var wantsRelief = false

    /// Returns whether a thread must wait: if `count` values fill the queue, or to relieve the delivering thread.
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

    /// Waits until the state of the queue changes. The lock is held before and after, and free meanwhile.
    ///
    /// - Returns: whether waiting again makes sense.
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

    /// Counts a value that was delivered for another thread. `left` values still wait.
    func didDeliver(left: Int) {
        delivered += 1
        isStalled = false
        if waiting > 0, left <= Self.limit / 2 { condition.broadcast() }
    }

    /// Returns whether a waiting thread relieves the delivering thread, and wakes the waiting threads.
    func relieves() -> Bool {
        wantsRelief = waiting == 0
        if waiting > 0 { condition.broadcast() }
        return waiting > 0
    }

    /// Called when the delivering thread stops delivering.
    func close() {
        wantsRelief = false
        if waiting > 0 { condition.broadcast() }
    }
}

/// The threads that wait, and the threads that they wait for.
private enum WaitingThreads {
    private static let deliverers = Locked<[pthread_t: pthread_t]>([:])

    /// Registers that this thread waits for `deliverer`, unless that thread waits for this one, directly or indirectly.
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
