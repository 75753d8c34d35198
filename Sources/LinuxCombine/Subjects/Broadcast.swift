import CursesUISupport

/// Sends each value to many subscribers: the core of the subjects, `Published` and
/// `ObservableObjectPublisher`.
///
/// Every subscriber receives the values in the order in which they were sent, whichever threads send
/// them, and for a replaying broadcast the last one received is the one that is stored.
final class Broadcast<Output, Failure: Error> {
    let lock = SharedLock()

    /// The newest value, if a new subscriber gets it, and one that had no demand when it came.
    /// Its content is guarded by `lock`.
    let newest: Box<Output>?

    // Guarded by `lock`. A cancelled conduit leaves a hole, so that cancelling is quick and the order
    // of the others stays. All are of type `Conduit<Output, Failure>`; see `Outlet` for why it is not said.
    private var conduits: [AnyOutlet?] = []
    private var holes = 0
    private var completion: Box<Subscribers.Completion<Failure>>?
    private var upstreams: [any Subscription] = []
    private var upstreamLimit = 8
    private var wasEverAsked: Bool
    private var sent = 0

    /// - Parameter newest: the first value, which the broadcast keeps up to date.
    init(replaying newest: Box<Output>) {
        self.newest = newest
        wasEverAsked = true
    }

    init() {
        newest = nil
        wasEverAsked = false
    }

    deinit {
        for upstream in upstreams {
            upstream.cancel()
        }
    }

    // MARK: Sending

    /// Sends a value to everybody.
    ///
    /// - Returns: the number of the value, in the order in which the subscribers get them.
    @discardableResult
    func send(_ value: Output) -> Int {
        lock.lock()
        guard completion == nil else {
            defer { lock.unlock() }
            return sent
        }
        sent += 1
        let number = sent
        if let newest {
            var retired = value
            swap(&retired, &newest.value)
            distributeUnlocking(value)
            // The old value dies here, with the lock free.
            withExtendedLifetime(retired) {}
        } else {
            distributeUnlocking(value)
        }
        return number
    }

    private func distributeUnlocking(_ value: Output) {
        if conduits.count == 1, let only = conduits[0] {
            typed(only).sendUnlocking(value)
        } else if conduits.isEmpty {
            lock.unlock()
        } else {
            let targets = conduits
            let box = Box(value)
            for case let conduit? in targets {
                typed(conduit).enqueue(box)
            }
            lock.unlock()
            for case let conduit? in targets {
                typed(conduit).drain()
            }
        }
    }

    @inline(__always)
    private func typed(_ conduit: AnyOutlet) -> Conduit<Output, Failure> {
        unsafeDowncast(conduit, to: Conduit<Output, Failure>.self)
    }

    func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else { return lock.unlock() }
        self.completion = Box(completion)
        let targets = conduits
        conduits = []
        holes = 0
        let upstreams = self.upstreams
        self.upstreams = []
        for case let conduit? in targets {
            typed(conduit).place = nil
            typed(conduit).enqueue(completion: completion)
        }
        lock.unlock()
        for case let conduit? in targets {
            typed(conduit).drain()
        }
        withExtendedLifetime(upstreams) {}
    }

    // MARK: Upstream

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
    /// The lock is held; hands out what must die outside it.
    private func forgetEndedUpstreams() -> [any Subscription] {
        guard upstreams.count >= upstreamLimit else { return [] }
        let all = upstreams
        upstreams.removeAll { ($0 as? any EndingSubscription)?.hasEnded ?? false }
        upstreamLimit = Swift.max(upstreams.count * 2, 8)
        return all
    }

    /// A subscriber wants values: so do we.
    func wasAsked() {
        let waiting: [any Subscription] = lock.withLock {
            guard !wasEverAsked else { return [] }
            wasEverAsked = true
            return upstreams
        }
        for upstream in waiting {
            upstream.request(.unlimited)
        }
    }

    // MARK: Subscribers

    /// - Parameters:
    ///   - name: what `print()` calls the subscription.
    ///   - anchor: an object that the subscription keeps alive.
    func subscribe<S>(_ subscriber: S, name: String, anchor: AnyObject? = nil)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion.value)
            return
        }
        let conduit = TypedConduit(self, name: name, anchor: anchor, downstream: subscriber)
        conduit.owesNewest = newest != nil
        conduit.place = conduits.count
        conduits.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    /// Takes a conduit out; the lock is held, and the caller still holds the conduit.
    func remove(_ conduit: Conduit<Output, Failure>) {
        guard let place = conduit.place else { return }
        conduit.place = nil
        conduits[place] = nil
        holes += 1
        if holes == conduits.count {
            conduits = []
            holes = 0
        } else if holes > 16, holes * 2 > conduits.count {
            conduits.removeAll { $0 == nil }
            holes = 0
            for case let (index, conduit?) in conduits.enumerated() {
                typed(conduit).place = index
            }
        }
    }

    /// Lets go of every subscriber without a word: there will be nobody to send anything.
    func abandon() {
        let abandoned = lock.withLock {
            let all = conduits
            for case let conduit? in all {
                typed(conduit).place = nil
            }
            conduits = []
            holes = 0
            return all
        }
        for case let conduit? in abandoned {
            typed(conduit).cancel()
        }
    }
}
