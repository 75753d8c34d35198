import CursesUISupport
import Foundation

/// Where threads wait that send faster than the delivering one gets rid of what they leave.
///
/// They wait for room in its queue, as they would wait for the subscriber itself in Combine. Nobody waits for a
/// thread that waits for him, nor for one that has not delivered anything for a while: it may be blocked by what
/// the sender holds. The queue grows then.
///
/// A thread that has delivered much for others is relieved by one that waits.
///
/// Everything here is guarded by the lock of the queue.
@usableFromInline
final class WaitingRoom {
    /// How many values may wait, and how many a thread delivers for others before it is relieved.
    static let limit = 1_024

    /// Milliseconds without a delivery after which nobody waits any more.
    private static let patience = 250

    private let condition = Condition()
    private var waiting = 0
    private var delivered = 0

    /// Whether there was no delivery as long as somebody waited, and none since.
    private var isStalled = false

    /// Whether the delivering thread has done enough, and the next one who comes is to wait to relieve it.
    private var wantsRelief = false

    /// Whether who comes is to wait: where so many values do, or to relieve the delivering thread.
    static func isNeeded(_ count: Int, _ room: WaitingRoom?) -> Bool {
        count >= limit || room?.wantsRelief == true
    }

    /// The room of a queue, which has none until it is needed.
    static func make(_ room: inout WaitingRoom?) -> WaitingRoom {
        if let room { return room }
        let made = WaitingRoom()
        room = made
        return made
    }

    /// Waits until something has changed. The lock is held before and after, and free meanwhile.
    ///
    /// - Returns: whether it is worth to wait on.
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

    /// One more was delivered for others, and so many still wait.
    func didDeliver(left: Int) {
        delivered += 1
        isStalled = false
        if waiting > 0, left <= Self.limit / 2 { condition.broadcast() }
    }

    /// Whether a thread that has delivered much for others may go because somebody else goes on.
    func relieves() -> Bool {
        wantsRelief = waiting == 0
        if waiting > 0 { condition.broadcast() }
        return waiting > 0
    }

    /// The delivering thread goes.
    func close() {
        wantsRelief = false
        if waiting > 0 { condition.broadcast() }
    }
}

/// Which thread waits for which.
private enum WaitingThreads {
    private static let deliverers = Locked<[pthread_t: pthread_t]>([:])

    /// Notes that this thread waits for another one, unless that one waits for this one, or for one that does.
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
