import CursesUISupport
import Foundation

/// Sends each value to many subscribers: the core of the subjects, `Published` and
/// `ObservableObjectPublisher`.
///
/// One thread at a time sends. A value that a subscriber sends while that thread calls it is delivered at
/// once, to everybody, before the outer one goes on, as in Combine. A value that another thread sends waits,
/// together with those who subscribed to it, until the sending thread has come to its end and takes over.
/// So nobody blocks; nobody delivers, nested in a call, what is not his own; and all subscribers get what
/// different threads send in one order.
///
/// The last value received is the one that is stored.
///
/// All that is stored here and in the subscriptions is guarded by `lock`, which is free while a subscriber
/// runs. A value sent to one subscriber that nobody disturbs costs two turns of the lock.
@usableFromInline
final class Broadcast<Output, Failure: Error> {
    /// What a thread had to send while another one was sending.
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

    @usableFromInline let lock = Lock()

    /// The newest value, if a new subscriber gets it, and one that had no demand when it came.
    @usableFromInline let newest: Box<Output>?

    /// What a property has whose setting sends: the value follows when everybody has been told.
    @usableFromInline let settled: Box<Output>?

    /// Whether values are sent to those, too, who have not asked.
    @usableFromInline let ignoresDemand: Bool

    /// The thread that sends; 0 for none.
    @exclusivity(unchecked) @usableFromInline var sender: pthread_t = 0

    /// A subscriber that has left leaves a hole, so that leaving is quick and the order of the others stays.
    @exclusivity(unchecked) @usableFromInline var subscribers: [SubjectSubscription<Output, Failure>?] = []
    @exclusivity(unchecked) @usableFromInline var holes = 0

    @exclusivity(unchecked) @usableFromInline var putOff = FIFO<PutOff>()

    /// How many of those have been taken out again.
    @exclusivity(unchecked) @usableFromInline var taken = 0

    /// The value that was sent last, while newer ones, of which one is stored, have been put off.
    @exclusivity(unchecked) @usableFromInline var overtaken: Box<Output>?

    @exclusivity(unchecked) @usableFromInline var completion: Box<Subscribers.Completion<Failure>>?

    /// Whom the completion is still to be told, after everything that was put off.
    @exclusivity(unchecked) @usableFromInline var untold: [SubjectSubscription<Output, Failure>?] = []

    private var upstreams: [any Subscription] = []
    private var upstreamLimit = 8
    @exclusivity(unchecked) @usableFromInline var wasEverAsked: Bool

    /// - Parameters:
    ///   - newest: the first value, which the broadcast keeps up to date.
    ///   - settled: the same for a property, which changes later.
    @inlinable
    init(replaying newest: Box<Output>? = nil, settling settled: Box<Output>? = nil, ignoresDemand: Bool = false) {
        self.newest = newest
        self.settled = settled
        self.ignoresDemand = ignoresDemand
        wasEverAsked = newest != nil
    }

    deinit {
        for upstream in upstreams {
            upstream.cancel()
        }
    }

    // MARK: Sending

    /// Sends a value to everybody.
    @inlinable
    func send(_ value: Output) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        sendUnlocking(value)
    }

    /// As `send(_:)`; after the completion the value is kept, and nobody is told.
    @inlinable
    func set(_ value: Output) {
        lock.lock()
        guard completion == nil else { return storeUnlocking(value) }
        sendUnlocking(value)
    }

    /// Sends a value to everybody, where there was no completion. Takes over the held lock and frees it.
    @inlinable
    func sendUnlocking(_ value: Output) {
        let me = pthread_self()
        guard sender == 0 || sender == me else { return putOffUnlocking(value) }
        guard !subscribers.isEmpty else { return storeUnlocking(value) }
        let outer = sender
        sender = me
        // Values that die here die with the lock free.
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

    /// Keeps a value that nobody is told of. Takes over the held lock and frees it.
    @inlinable
    func storeUnlocking(_ value: Output) {
        let old = (newest?.exchange(value), settled?.exchange(value))
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    /// Leaves a value to the thread that sends. Takes over the held lock and frees it.
    @usableFromInline
    func putOffUnlocking(_ value: Output) {
        if let newest, putOff.isEmpty { overtaken = Box(newest.value) }
        putOff.append(PutOff(value: value, targets: subscribers))
        storeUnlocking(value)
    }

    /// Sends what other threads have left. The lock is held before and after.
    @usableFromInline
    func sendPutOff(by me: pthread_t) {
        while !putOff.isEmpty || !untold.isEmpty {
            sendNextUnlocking(by: me)
            lock.lock()
        }
    }

    /// Sends the oldest that was left; then the lock is free, and what is not needed any more dies.
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
        // What is stored is the last of those that still wait, or this one.
        let isLast = putOff.isEmpty
        let settledOld = isLast ? settled?.exchange(next.value) : nil
        let rest = isLast ? overtaken.take() : nil
        lock.unlock()
        withExtendedLifetime((old, settledOld, rest)) {}
    }

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
    private func settleNextUnlocking(with target: SubjectSubscription<Output, Failure>, by me: pthread_t) -> Bool {
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
    private func owed(to target: SubjectSubscription<Output, Failure>) -> Output? {
        guard let overtaken else { return newest?.value }
        // It began when so many of those that wait now were already there.
        let before = target.begin - taken
        return before > 0 ? putOff[before - 1].value : overtaken.value
    }

    // MARK: The end

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
        if sender == 0 || sender == me {
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

    /// Tells the completion. The lock is held before and after.
    private func tell(_ targets: [SubjectSubscription<Output, Failure>?], by me: pthread_t) {
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

    /// Frees the held lock and tells one subscriber the completion.
    private func tellUnlocking(
        _ target: SubjectSubscription<Output, Failure>,
        _ completion: Box<Subscribers.Completion<Failure>>
    ) {
        let held = letGo(of: target)
        lock.unlock()
        held.receiveCompletion?(completion.value)
    }

    /// Takes from a subscription everything that it holds, to die outside the lock, which is held.
    private func letGo(of target: SubjectSubscription<Output, Failure>) -> (
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

    // MARK: Upstream

    @usableFromInline
    func receive(upstream: any Subscription) {
        let (isOpen, asks, ended) = lock.withLock {
            guard completion == nil else { return (false, false, [any Subscription]()) }
            let ended = forgetEndedUpstreams()
            upstreams.append(upstream)
            return (true, wasEverAsked, ended)
        }
        withExtendedLifetime(ended) {}
        if !isOpen {
            upstream.cancel()
        } else if asks {
            upstream.request(.unlimited)
        }
    }

    /// Makes room each time the list has doubled: publishers may come and go as long as a subject lives.
    /// The lock is held; returns what must die outside it.
    private func forgetEndedUpstreams() -> [any Subscription] {
        guard upstreams.count >= upstreamLimit else { return [] }
        let all = upstreams
        upstreams.removeAll { ($0 as? any EndingSubscription)?.hasEnded ?? false }
        upstreamLimit = Swift.max(upstreams.count * 2, 8)
        return all
    }

    // MARK: Subscribers

    /// - Parameters:
    ///   - name: what `print()` calls the subscription.
    ///   - anchor: an object that the subscription keeps alive.
    @inlinable
    func subscribe<S>(_ subscriber: S, name: StaticString, anchor: AnyObject? = nil)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
        let subscription = SubjectSubscription(
            self,
            name: name,
            anchor: anchor,
            receiveValue: { subscriber.receive($0) },
            receiveCompletion: { subscriber.receive(completion: $0) }
        )
        if let completion = add(subscription) {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion.value)
        } else {
            subscriber.receive(subscription: subscription)
        }
    }

    /// Adds a subscriber; returns the completion, if that has come before.
    @usableFromInline
    func add(_ subscription: SubjectSubscription<Output, Failure>) -> Box<Subscribers.Completion<Failure>>? {
        lock.withLock {
            if let completion { return completion }
            if ignoresDemand { subscription.demand = .unlimited }
            subscription.place = subscribers.count
            subscription.begin = taken + putOff.count
            subscribers.append(subscription)
            return nil
        }
    }

    /// A subscriber asks for values.
    func request(_ more: Subscribers.Demand, for target: SubjectSubscription<Output, Failure>) {
        lock.lock()
        target.demand += more
        if target.caller == 0, target.owesNewest {
            settleUp(with: target, by: pthread_self())
        }
        guard !wasEverAsked else { return lock.unlock() }
        wasEverAsked = true
        let asked = upstreams
        lock.unlock()
        for upstream in asked {
            upstream.request(.unlimited)
        }
    }

    /// A subscriber leaves.
    func cancel(_ target: SubjectSubscription<Output, Failure>) {
        lock.lock()
        let held = letGo(of: target)
        let place = target.place
        if place >= 0 {
            target.place = -1
            subscribers[place] = nil
            holes += 1
            if holes == subscribers.count {
                subscribers = []
                holes = 0
            } else if holes > 16, holes * 2 > subscribers.count {
                subscribers.removeAll { $0 == nil }
                holes = 0
                for case let (index, other?) in subscribers.enumerated() {
                    other.place = index
                }
            }
        }
        lock.unlock()
        withExtendedLifetime(held) {}
    }

    /// Lets go of every subscriber without a word: there will be nobody to send anything.
    @usableFromInline
    func abandon() {
        let abandoned = lock.withLock {
            let all = subscribers
            for case let target? in all { target.place = -1 }
            subscribers = []
            holes = 0
            return all
        }
        for case let target? in abandoned {
            cancel(target)
        }
    }
}
