#if !canImport(Combine)
/// Sends each value to many subscribers: the core of the subjects, `Published` and
/// `ObservableObjectPublisher`.
///
/// Every subscriber receives the values in the order in which they were sent, whichever threads send
/// them, and for a replaying broadcast the last one received is the one that is stored.
final class Broadcast<Output, Failure: Error> {
    let lock = Lock()

    /// Whether a new subscriber, or one that had no demand, is owed the newest value.
    let replays: Bool

    /// The newest value, if this replays. Guarded by `lock`.
    private(set) var current: Output?

    // Guarded by `lock`. A cancelled conduit leaves a hole, so that cancelling is quick and the order
    // of the others stays.
    private var conduits: [Conduit<Output, Failure>?] = []
    private var holes = 0

    /// The conduit, where there is but one. This and `isCompleted` are what sending asks of the lists and
    /// of `completion`, whose generic types the runtime would look up for each value.
    private var only: Conduit<Output, Failure>?
    private var isCompleted = false
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var wasEverAsked: Bool
    private var sent = 0

    init(replaying value: Output) {
        current = value
        replays = true
        wasEverAsked = true
    }

    init() {
        replays = false
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
        guard !isCompleted else {
            defer { lock.unlock() }
            return sent
        }
        sent += 1
        let number = sent
        if replays {
            // It dies when everybody has been told, and outside the lock.
            let retired = current.take()
            current = value
            distributeUnlocking(value)
            withExtendedLifetime(retired) {}
        } else {
            distributeUnlocking(value)
        }
        return number
    }

    /// Hands a value to each conduit; takes over the held lock and frees it.
    private func distributeUnlocking(_ value: Output) {
        if let only {
            only.sendUnlocking(value)
        } else if conduits.isEmpty {
            lock.unlock()
        } else {
            let targets = conduits
            for case let conduit? in targets {
                conduit.enqueue(value)
            }
            lock.unlock()
            for case let conduit? in targets {
                conduit.drain()
            }
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard !isCompleted else { return lock.unlock() }
        self.completion = completion
        isCompleted = true
        let targets = conduits
        conduits = []
        only = nil
        holes = 0
        let upstreams = self.upstreams
        self.upstreams = []
        for case let conduit? in targets {
            conduit.place = nil
            conduit.enqueue(completion: completion)
        }
        lock.unlock()
        for case let conduit? in targets {
            conduit.drain()
        }
        withExtendedLifetime(upstreams) {}
    }

    /// Reads or changes what is stored, without telling anyone.
    func withCurrent<Result>(_ body: (inout Output?) -> Result) -> Result {
        lock.withLock { body(&current) }
    }

    // MARK: Upstream

    func receive(upstream: any Subscription) {
        let asks = lock.withLock {
            upstreams.append(upstream)
            return wasEverAsked
        }
        if asks {
            upstream.request(.unlimited)
        }
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
            subscriber.receive(completion: completion)
            return
        }
        let conduit = TypedConduit(self, name: name, anchor: anchor, downstream: subscriber)
        conduit.owesNewest = replays
        conduit.place = conduits.count
        conduits.append(conduit)
        noteOnly()
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    /// Whether anybody listens.
    var hasSubscribers: Bool {
        lock.withLock { conduits.count > holes }
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
            for (index, conduit) in conduits.enumerated() {
                conduit?.place = index
            }
        }
        noteOnly()
    }

    private func noteOnly() {
        only = conduits.count == 1 ? conduits[0] : nil
    }

    /// Lets go of every subscriber without a word: there will be nobody to send anything.
    func abandon() {
        let abandoned = lock.withLock {
            let all = conduits
            for case let conduit? in all {
                conduit.place = nil
            }
            conduits = []
            only = nil
            holes = 0
            return all
        }
        for case let conduit? in abandoned {
            conduit.cancel()
        }
    }
}
#endif
