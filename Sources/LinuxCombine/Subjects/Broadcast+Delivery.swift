import CursesUISupport
import Foundation

extension Broadcast {
    /// Delivers a value to one subscriber, if it has demand. The caller holds the lock, which is released during the
    /// call to the subscriber and held again afterwards.
    @inlinable
    func deliver(
        _ value: Output,
        to target: SubjectSubscription<Output, Failure>,
        by me: pthread_t,
        settlesUp: Bool = true
    ) {
        guard target.receiveValue != nil else { return }
        let outer = target.caller
        guard outer == 0 || outer == me else {
            target.waiting.append(value)
            return
        }
        guard target.demand > 0 else {
            target.owesNewest = newest != nil
            return
        }
        target.owesNewest = false
        if !ignoresDemand { target.demand -= 1 }
        target.caller = me
        let more = callUnlocking(target, value)
        lock.lock()
        target.demand += more
        target.caller = outer
        if outer == 0, settlesUp, target.owesNewest || target.isEnding || !target.waiting.isEmpty {
            settleUp(with: target, by: me)
        }
    }

    /// Releases the lock and calls a subscriber. This is a separate function so that the closure, to which it may hold
    /// the last reference, is released before the lock is acquired again.
    @inlinable @inline(__always)
    func callUnlocking(_ target: SubjectSubscription<Output, Failure>, _ value: Output) -> Subscribers.Demand {
        let receive = target.receiveValue
        lock.unlock()
        return receive?(value) ?? .none
    }

    /// Delivers the values and the completion that arrived for a subscriber while it was being called. The lock is held
    /// before and after.
    @usableFromInline
    func settleUp(with target: SubjectSubscription<Output, Failure>, by me: pthread_t) {
        var goesOn = true
        while goesOn {
            goesOn = settleNextUnlocking(with: target, by: me)
            lock.lock()
        }
    }

    /// Delivers one waiting value or the completion to a subscriber, and releases the lock. Returns whether there was
    /// one.
    func settleNextUnlocking(with target: SubjectSubscription<Output, Failure>, by me: pthread_t) -> Bool {
        guard target.caller == 0, target.receiveValue != nil else {
            lock.unlock()
            return false
        }
        let waiting = target.waiting.popFirst()
        if let waiting {
            deliver(waiting, to: target, by: me, settlesUp: false)
        } else if target.isEnding {
            tell([target], by: me)
        } else if target.owesNewest, target.demand > 0, let value = owed(to: target) {
            deliver(value, to: target, by: me, settlesUp: false)
            lock.unlock()
            withExtendedLifetime(value) {}
            return true
        } else {
            lock.unlock()
            return false
        }
        lock.unlock()
        withExtendedLifetime(waiting) {}
        return true
    }

    /// Returns the newest value that the subscriber will not receive from the queue anyway. The caller holds the lock.
    func owed(to target: SubjectSubscription<Output, Failure>) -> Output? {
        guard let overtaken else { return newest?.value }
        // The number of values in the queue that were already there when the subscriber attached.
        let before = target.begin - taken
        return before > 0 ? putOff[before - 1].value : overtaken.value
    }
}
