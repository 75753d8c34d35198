import CursesUISupport
import Foundation

extension Broadcast {
    @usableFromInline
    func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else { return lock.unlock() }
        self.completion = Box(completion)
        let me = pthread_self()
        let targets = subscribers
        for case let target? in targets { target.place = -1 }
        subscribers = []
        holes = 0
        let upstreams = self.upstreams
        self.upstreams = []
        if sender == me || sender == 0 && putOff.isEmpty {
            let outer = sender
            sender = me
            tell(targets, by: me)
            if outer == 0 { sendPutOff(by: me) }
            sender = outer
        } else {
            untold += targets
        }
        lock.unlock()
        withExtendedLifetime(upstreams) {}
    }

    /// Sends the completion to subscribers. The lock is held before and after.
    func tell(_ targets: [SubjectSubscription<Output, Failure>?], by me: pthread_t) {
        guard let completion else { return }
        for case let target? in targets {
            guard target.caller == 0 || target.caller == me else {
                target.isEnding = true
                continue
            }
            tellUnlocking(target, completion)
            lock.lock()
        }
    }

    /// Releases the lock, and sends the completion to one subscriber.
    func tellUnlocking(
        _ target: SubjectSubscription<Output, Failure>,
        _ completion: Box<Subscribers.Completion<Failure>>
    ) {
        let held = letGo(of: target)
        lock.unlock()
        held.receiveCompletion?(completion.value)
    }

    /// Takes everything that a subscription holds, so that it is released outside the lock. The lock is held.
    func letGo(of target: SubjectSubscription<Output, Failure>) -> (
        receiveValue: ((Output) -> Subscribers.Demand)?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
        anchor: AnyObject?,
        waiting: AnyObject?
    ) {
        let waiting: AnyObject? = target.waiting.isEmpty ? nil : Box(target.waiting.takeAll())
        let held = (target.receiveValue, target.receiveCompletion, target.anchor, waiting)
        target.receiveValue = nil
        target.receiveCompletion = nil
        target.anchor = nil
        return held
    }
}
