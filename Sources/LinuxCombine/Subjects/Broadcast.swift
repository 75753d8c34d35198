import CursesUISupport
import Foundation

/// Sends each value to many subscribers. It is the core of the subjects, `Published` and
/// `ObservableObjectPublisher`.
///
/// Only one thread at a time sends. As in Combine, if a subscriber sends another value while it receives one, the
/// nested value is delivered to all subscribers first, and then the delivery of the outer value continues. A value that
/// another thread sends waits in a queue, together with the list of its subscribers, until the sending thread has
/// finished its own value and delivers the queue. So a nested call delivers only values of its own thread, all
/// subscribers receive the values of different threads in the same order, and a thread has to wait only if the queue is
/// full (``WaitingRoom``).
///
/// The stored value is the last value that subscribers receive.
///
/// All stored properties, here and in the subscriptions, are guarded by `lock`, which is not held while a subscriber
/// runs. Sending a value to one subscriber without contention acquires the lock twice. A function whose name ends in
/// `Unlocking` is called with the lock held, and releases it.
@usableFromInline
final class Broadcast<Output, Failure: Error> {
    @usableFromInline let lock = Lock()

    /// The newest value, for new subscribers and for subscribers that had no demand when it arrived; `nil` if the
    /// newest value is not stored.
    @usableFromInline let newest: Box<Output>?

    /// The value of a published property. It is set when all subscribers have received the new value or, if another
    /// thread is sending, as soon as the new value is queued.
    @usableFromInline let settled: Box<Output>?

    /// Whether values are sent to subscribers without demand, too.
    @usableFromInline let ignoresDemand: Bool

    /// The thread that sends; 0 for none.
    @exclusivity(unchecked) @usableFromInline var sender: pthread_t = 0

    /// The subscribers. A subscriber that cancels leaves a hole, so that cancelling is fast and the order does not
    /// change.
    @exclusivity(unchecked) @usableFromInline var subscribers: [SubjectSubscription<Output, Failure>?] = []
    @exclusivity(unchecked) @usableFromInline var holes = 0

    @exclusivity(unchecked) @usableFromInline var putOff = FIFO<PutOff>()

    /// The waiting room for threads that send while the queue is full.
    var room: WaitingRoom?

    /// The number of values that have been removed from the queue.
    @exclusivity(unchecked) @usableFromInline var taken = 0

    /// The value that was sent last, if newer values wait in the queue; `newest` then already stores the last of these.
    @exclusivity(unchecked) @usableFromInline var overtaken: Box<Output>?

    @exclusivity(unchecked) @usableFromInline var completion: Box<Subscribers.Completion<Failure>>?

    /// The subscribers that are still to receive the completion, after all values in the queue.
    @exclusivity(unchecked) @usableFromInline var untold: [SubjectSubscription<Output, Failure>?] = []

    var upstreams: [any Subscription] = []
    var upstreamLimit = 8
    @exclusivity(unchecked) @usableFromInline var wasEverAsked: Bool

    /// - Parameters:
    ///   - newest: stores the newest value, and contains the initial value.
    ///   - settled: stores the value of a published property, which is updated later.
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

    /// Subscribes a subscriber, or completes it if the completion has already been sent.
    ///
    /// - Parameters:
    ///   - name: the name of the subscription in the output of `print()`.
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

    /// Adds a subscriber. If the completion has been sent, returns it instead.
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

    /// Adds demand to a subscriber, and delivers the newest value if the subscriber still has to receive it.
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

    /// Removes a subscriber.
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

    /// Removes all subscribers without a completion, because the owner of the broadcast is being deallocated.
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
