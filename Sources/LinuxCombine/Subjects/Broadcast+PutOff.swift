import CursesUISupport
import Foundation

extension Broadcast {
    /// A value that a thread sent while another thread was sending, and that is queued.
    @usableFromInline
    struct PutOff {
        @usableFromInline let value: Output
        @usableFromInline let targets: [SubjectSubscription<Output, Failure>?]

        @inlinable
        init(value: Output, targets: [SubjectSubscription<Output, Failure>?]) {
            self.value = value
            self.targets = targets
        }
    }

    /// Queues a value for the sending thread, or becomes the sending thread in place of one that is relieved. The
    /// caller holds the lock, which is released.
    @usableFromInline
    func putOffUnlocking(_ value: Output) {
        while sender != 0, completion == nil, WaitingRoom.isNeeded(putOff.count, room) {
            guard WaitingRoom.make(&room).wait(lock, for: sender) else { break }
        }
        guard sender == 0 else {
            if completion == nil { putOff(value) }
            return storeUnlocking(value)
        }
        guard completion != nil || !putOff.isEmpty else { return sendUnlocking(value) }
        if completion == nil { putOff(value) }
        let old = (newest?.exchange(value), settled?.exchange(value))
        let me = pthread_self()
        sender = me
        sendPutOff(by: me)
        sender = 0
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    /// Appends a value to the queue, together with the current subscribers. The caller holds the lock.
    private func putOff(_ value: Output) {
        if let newest, putOff.isEmpty { overtaken = Box(newest.value) }
        putOff.append(PutOff(value: value, targets: subscribers))
    }

    /// Sends the values that other threads have queued, until none are left or a waiting thread takes over. The lock
    /// is held before and after.
    @usableFromInline
    func sendPutOff(by me: pthread_t) {
        var count = 0
        while !putOff.isEmpty || !untold.isEmpty {
            if count >= WaitingRoom.limit, !putOff.isEmpty, WaitingRoom.make(&room).relieves() { return }
            sendNextUnlocking(by: me)
            lock.lock()
            count += 1
            room?.didDeliver(left: putOff.count)
        }
        room?.close()
    }

    /// Sends the oldest queued value, releases the lock, and then frees values that are no longer needed.
    private func sendNextUnlocking(by me: pthread_t) {
        guard let next = putOff.popFirst() else {
            let targets = untold
            untold = []
            tell(targets, by: me)
            return lock.unlock()
        }
        taken += 1
        let old = overtaken?.exchange(next.value)
        for case let target? in next.targets {
            deliver(next.value, to: target, by: me)
        }
        // If values are queued, the last of them stays stored. Otherwise the value just sent is stored.
        let isLast = putOff.isEmpty
        let settledOld = isLast ? settled?.exchange(next.value) : nil
        let rest = isLast ? overtaken.take() : nil
        lock.unlock()
        withExtendedLifetime((old, settledOld, rest)) {}
    }
}
