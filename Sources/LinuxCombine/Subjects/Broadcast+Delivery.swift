import CursesUISupport
import Foundation

extension Broadcast {
    /// Calls one subscriber, if it has asked. The lock is held before and after, and free in between.
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

    /// Frees the held lock and calls a subscriber. A function of its own, so that what it holds is let go of
    /// before the lock is taken again: it may be the last reference.
    @inlinable @inline(__always)
    func callUnlocking(_ target: SubjectSubscription<Output, Failure>, _ value: Output) -> Subscribers.Demand {
        let receive = target.receiveValue
        lock.unlock()
        return receive?(value) ?? .none
    }

    /// Delivers what has come for a subscriber while it was called. The lock is held before and after.
    @usableFromInline
    func settleUp(with target: SubjectSubscription<Output, Failure>, by me: pthread_t) {
        var goesOn = true
        while goesOn {
            goesOn = settleNextUnlocking(with: target, by: me)
            lock.lock()
        }
    }

    /// Delivers one thing that has come for a subscriber; then the lock is free. Returns whether there was one.
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

    /// The newest value that is not among those put off for a subscriber. The lock is held.
    func owed(to target: SubjectSubscription<Output, Failure>) -> Output? {
        guard let overtaken else { return newest?.value }
        // It began when so many of those that wait now were already there.
        let before = target.begin - taken
        return before > 0 ? putOff[before - 1].value : overtaken.value
    }
}
