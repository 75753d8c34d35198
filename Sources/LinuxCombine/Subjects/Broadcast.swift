import CursesUISupport
import Foundation

/// Sends each value to many subscribers: the core of the subjects, `Published` and
/// `ObservableObjectPublisher`.
///
/// One thread at a time sends. A value that a subscriber sends while that thread calls it is delivered at
/// once, to everybody, before the outer one goes on, as in Combine. A value that another thread sends waits,
/// together with those who subscribed to it, until the sending thread has come to its end and takes over.
/// So nobody delivers, nested in a call, what is not his own; all subscribers get what different threads send in
/// one order; and a thread waits only where the queue is full (``WaitingRoom``).
///
/// The last value received is the one that is stored.
///
/// All that is stored here and in the subscriptions is guarded by `lock`, which is free while a subscriber
/// runs. A value sent to one subscriber that nobody disturbs costs two turns of the lock.
@usableFromInline
final class Broadcast<Output, Failure: Error> {
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

    /// Where threads wait that put off too much.
    var room: WaitingRoom?

    /// How many of those have been taken out again.
    @exclusivity(unchecked) @usableFromInline var taken = 0

    /// The value that was sent last, while newer ones, of which one is stored, have been put off.
    @exclusivity(unchecked) @usableFromInline var overtaken: Box<Output>?

    @exclusivity(unchecked) @usableFromInline var completion: Box<Subscribers.Completion<Failure>>?

    /// Whom the completion is still to be told, after everything that was put off.
    @exclusivity(unchecked) @usableFromInline var untold: [SubjectSubscription<Output, Failure>?] = []

    var upstreams: [any Subscription] = []
    var upstreamLimit = 8
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
