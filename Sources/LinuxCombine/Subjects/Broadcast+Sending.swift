import CursesUISupport
import Foundation

extension Broadcast {
    /// Sends a value to all subscribers.
    @inlinable
    func send(_ value: Output) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        sendUnlocking(value)
    }

    /// Sends a value as `send(_:)` does. After the completion, the value is stored but not sent.
    @inlinable
    func set(_ value: Output) {
        lock.lock()
        guard completion == nil else { return storeUnlocking(value) }
        sendUnlocking(value)
    }

    /// Sends a value to all subscribers. The caller holds the lock, which is released. There must not have been a
    /// completion.
    @inlinable
    func sendUnlocking(_ value: Output) {
        let me = pthread_self()
        guard sender == me || sender == 0 && putOff.isEmpty else { return putOffUnlocking(value) }
        guard !subscribers.isEmpty else { return storeUnlocking(value) }
        let outer = sender
        sender = me
        // The replaced values are deallocated after the lock has been released.
        let old = newest.map { (putOff.isEmpty ? $0 : overtaken ?? $0).exchange(value) }
        if subscribers.count == 1, let only = subscribers[0] {
            deliver(value, to: only, by: me)
        } else {
            let targets = subscribers
            for case let target? in targets {
                deliver(value, to: target, by: me)
            }
        }
        let settledOld = putOff.isEmpty ? settled?.exchange(value) : nil
        if outer == 0, !putOff.isEmpty || !untold.isEmpty {
            sendPutOff(by: me)
        }
        sender = outer
        lock.unlock()
        withExtendedLifetime((old, settledOld)) {}
    }

    /// Stores a value without sending it. The caller holds the lock, which is released.
    @inlinable
    func storeUnlocking(_ value: Output) {
        let old = (newest?.exchange(value), settled?.exchange(value))
        lock.unlock()
        withExtendedLifetime(old) {}
    }
}
