import CursesUISupport
import Foundation

/// The subscription of an operator with several upstream publishers, which may send at the same time.
///
/// It calls the subscriber with one value at a time, and respects its demand. While one thread calls the subscriber,
/// other threads append their values to a queue and continue, or wait while the queue is full (``WaitingRoom``). The
/// calling thread delivers the queue when its call has returned. Only values that the subscriber itself causes to be
/// sent are delivered immediately, inside that call, so the nesting of calls is only as deep as the program makes it.
///
/// All stored properties, and the state of the operator, are guarded by `lock`, which is not held while a subscriber or
/// a publisher runs. A function whose name ends in `Unlocking` is called with the lock held, and releases it.
@usableFromInline
final class CombinedSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
    /// A waiting value, and the upstream from which one more value is requested when it has been delivered.
    @usableFromInline
    struct Waiting {
        @usableFromInline let value: Output
        @usableFromInline let sender: AnyUpstream?

        @inlinable
        init(value: Output, sender: AnyUpstream?) {
            self.value = value
            self.sender = sender
        }
    }

    @usableFromInline let lock = Lock()
    @usableFromInline let name: StaticString

    /// The subscriber's methods as closures. They are created where the subscriber's type is known, so that the
    /// compiler can optimise them. Both are `nil` after the end of the stream.
    @exclusivity(unchecked) @usableFromInline var receiveValue: ((Output) -> Subscribers.Demand)?
    @exclusivity(unchecked) @usableFromInline var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// The demand that has not been met yet.
    @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

    /// The sum of all demand of the subscriber, including demand that has been met.
    @exclusivity(unchecked) @usableFromInline var asked = Subscribers.Demand.none

    /// The thread that calls the subscriber; 0 for none.
    @exclusivity(unchecked) @usableFromInline var caller: pthread_t = 0

    @exclusivity(unchecked) @usableFromInline var waiting = FIFO<Waiting>()

    /// The waiting room for threads that send while the queue is full.
    private var room: WaitingRoom?

    /// Whether the queue may contain a value of the calling thread. Later values of this thread must not overtake it.
    @exclusivity(unchecked) @usableFromInline var hasOwnWaiting = false

    @exclusivity(unchecked) @usableFromInline var completion: Box<Subscribers.Completion<Failure>>?

    /// The head of the linked list of the upstreams that have not ended.
    @exclusivity(unchecked) @usableFromInline var first: AnyUpstream?

    /// The closure that the operator runs when the subscriber requests more values. It is called without the lock.
    @exclusivity(unchecked) @usableFromInline var onRequest: ((Subscribers.Demand) -> Void)?

    /// Whether a request for no values is accepted, which most operators refuse.
    @usableFromInline let allowsNone: Bool

    @inlinable
    init<S: Subscriber>(_ subscriber: S, name: StaticString, allowsNone: Bool = false)
    where S.Input == Output, S.Failure == Failure {
        self.name = name
        self.allowsNone = allowsNone
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
    }

    @usableFromInline var description: String { "\(name)" }

    // MARK: Publishers

    /// Subscribes to a publisher.
    ///
    /// - Parameter demand: returns the initial demand for the publisher, given the total demand of the subscriber.
    ///   Called with the lock held.
    @inlinable
    func attach<P: Publisher>(
        _ publisher: P,
        demand: (Subscribers.Demand) -> Subscribers.Demand,
        onValue: @escaping (Upstream<P.Output, P.Failure>, P.Output) -> Subscribers.Demand,
        onCompletion: @escaping (Upstream<P.Output, P.Failure>, Subscribers.Completion<P.Failure>) -> Void
    ) {
        let upstream = Upstream<P.Output, P.Failure>(onValue: onValue, onCompletion: onCompletion)
        lock.lock()
        upstream.pending = demand(asked)
        let isOpen = keep(upstream)
        lock.unlock()
        if isOpen {
            publisher.subscribe(upstream)
        }
    }

    /// Subscribes to a publisher through an upstream that already has its initial demand.
    @inlinable
    func attach<P: Publisher>(_ publisher: P, through upstream: Upstream<P.Output, P.Failure>) {
        lock.lock()
        let isOpen = keep(upstream)
        lock.unlock()
        if isOpen {
            publisher.subscribe(upstream)
        }
    }

    /// Runs an action once, when the subscription completes or is cancelled, or immediately if this has already
    /// happened.
    @usableFromInline
    func atEnd(_ action: @escaping () -> Void) {
        let end = EndAction(action)
        lock.lock()
        let isOpen = keep(end)
        lock.unlock()
        if !isOpen {
            end.cancel()
        }
    }

    /// Adds an upstream to the list of upstreams, which are cancelled at the end. The caller holds the lock. Returns
    /// `false` if the subscription has already ended.
    @inlinable
    func keep(_ upstream: AnyUpstream) -> Bool {
        guard receiveValue != nil else { return false }
        upstream.isListed = true
        upstream.next = first
        first?.previous = upstream
        first = upstream
        return true
    }

    /// Removes an upstream that has ended from the list. The caller holds the lock, and a reference to the upstream.
    @inlinable
    func forget(_ upstream: AnyUpstream) {
        guard upstream.isListed else { return }
        upstream.isListed = false
        let next = upstream.next
        next?.previous = upstream.previous
        if let previous = upstream.previous {
            previous.next = next
        } else {
            first = next
        }
        upstream.next = nil
        upstream.previous = nil
    }

    /// Requests more values from all upstreams, except `exception`.
    @usableFromInline
    func requestFromAll(_ more: Subscribers.Demand, except exception: AnyUpstream? = nil) {
        var all: [AnyUpstream] = []
        lock.lock()
        var upstream = first
        while let current = upstream {
            if current !== exception { all.append(current) }
            upstream = current.next
        }
        lock.unlock()
        // New upstreams are inserted at the head, so the list is in reverse order.
        for upstream in all.reversed() {
            upstream.request(more)
        }
    }

    // MARK: Sending

    /// Delivers or queues a value.
    ///
    /// - Parameter sender: the upstream from which one more value is requested if the value is queued, after its
    ///   delivery.
    /// - Returns: whether the value was delivered at once.
    @inlinable
    @discardableResult
    func sendUnlocking(_ value: Output, from sender: AnyUpstream? = nil) -> Bool {
        guard receiveValue != nil, completion == nil else {
            lock.unlock()
            return false
        }
        let me = pthread_self()
        let isNested = caller == me
        guard demand > 0, isNested ? !hasOwnWaiting : caller == 0 && waiting.isEmpty else {
            leaveUnlocking(Waiting(value: value, sender: sender), by: me)
            return false
        }
        caller = me
        demand -= 1
        let more = callUnlocking(value)
        lock.lock()
        if more > 0 {
            demand += more
            asked += more
        }
        if !isNested {
            caller = 0
            if completion != nil || !waiting.isEmpty && demand > 0 { deliverWaiting() }
        }
        if more > 0 {
            let onRequest = self.onRequest
            lock.unlock()
            onRequest?(more)
        } else {
            lock.unlock()
        }
        return true
    }

    /// Queues a value until there is demand, or until the thread that is calling the subscriber delivers it.
    @usableFromInline
    func leaveUnlocking(_ value: Waiting, by me: pthread_t) {
        while caller != 0, caller != me, demand > 0, completion == nil, receiveValue != nil,
            WaitingRoom.isNeeded(waiting.count, room)
        {
            guard WaitingRoom.make(&room).wait(lock, for: caller) else { break }
        }
        if completion == nil, receiveValue != nil {
            if caller == me || caller == 0 { hasOwnWaiting = true }
            waiting.append(value)
        }
        // No thread is delivering: a thread that was relieved has left values in the queue.
        if caller == 0 { deliverWaiting() }
        lock.unlock()
    }

    /// Delivers or queues a value.
    @usableFromInline
    func send(_ value: Output) {
        lock.lock()
        sendUnlocking(value)
    }

    /// Delivers a value if there is demand, and drops it otherwise.
    @usableFromInline
    func sendIfAsked(_ value: Output) {
        lock.lock()
        guard demand > waiting.count else { return lock.unlock() }
        sendUnlocking(value)
    }

    /// Releases the lock and calls the subscriber. This is a separate function so that the closure, to which it may
    /// hold the last reference, is released before the lock is acquired again.
    @inlinable @inline(__always)
    func callUnlocking(_ value: Output) -> Subscribers.Demand {
        let receive = receiveValue
        lock.unlock()
        return receive?(value) ?? .none
    }

    /// Delivers the waiting values for which there is demand, and then the completion, unless a waiting thread takes
    /// over. The lock is held before and after. No other thread may be calling the subscriber.
    @usableFromInline
    func deliverWaiting() {
        let outer = caller
        caller = pthread_self()
        var count = 0
        while receiveValue != nil {
            if count >= WaitingRoom.limit, demand > 0, !waiting.isEmpty, WaitingRoom.make(&room).relieves() {
                caller = outer
                return
            }
            if demand > 0, let next = waiting.popFirst() {
                count += 1
                demand -= 1
                let more = callUnlocking(next.value)
                lock.lock()
                demand += more
                asked += more
                let onRequest = self.onRequest
                lock.unlock()
                if more > 0 { onRequest?(more) }
                next.sender?.request(.max(1))
                withExtendedLifetime((consume next, consume onRequest)) {}
                lock.lock()
                room?.didDeliver(left: waiting.count)
            } else if waiting.isEmpty, let completion {
                let held = letGo()
                lock.unlock()
                held.cancelUpstreams()
                held.receiveCompletion?(completion.value)
                withExtendedLifetime(consume held) {}
                lock.lock()
            } else {
                break
            }
        }
        if waiting.isEmpty { hasOwnWaiting = false }
        room?.close()
        caller = outer
    }

    /// Ends the subscription with a publisher's completion: finishes after the waiting values, or fails immediately.
    @usableFromInline
    func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished:
            lock.lock()
            finishUnlocking()
        case .failure(let error):
            fail(error)
        }
    }

    /// Finishes after the waiting values. Frees the held lock.
    @inlinable
    func finishUnlocking() {
        completeUnlocking(.finished)
    }

    /// Fails at once, and drops the waiting values.
    @usableFromInline
    func fail(_ error: Failure) {
        lock.lock()
        let forgotten = completion == nil ? waiting.takeAll() : FIFO()
        completeUnlocking(.failure(error))
        withExtendedLifetime(forgotten) {}
    }

    @usableFromInline
    func completeUnlocking(_ completion: Subscribers.Completion<Failure>) {
        if self.completion == nil { self.completion = Box(completion) }
        if caller == 0 || caller == pthread_self() && waiting.isEmpty { deliverWaiting() }
        lock.unlock()
    }

    // MARK: Subscription

    @usableFromInline
    func request(_ more: Subscribers.Demand) {
        guard more > 0 else {
            return precondition(allowsNone, "A subscriber must request at least one value")
        }
        lock.lock()
        demand += more
        asked += more
        // If the subscriber is being called, the thread that is calling it delivers the waiting values.
        if caller == 0, !waiting.isEmpty || completion != nil { deliverWaiting() }
        let onRequest = self.onRequest
        lock.unlock()
        onRequest?(more)
    }

    @usableFromInline
    func cancel() {
        lock.lock()
        let held = letGo()
        lock.unlock()
        held.cancelUpstreams()
    }

    /// Everything that a subscription holds, to be released when the lock is free.
    struct Held {
        let receiveValue: ((Output) -> Subscribers.Demand)?
        let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        let onRequest: ((Subscribers.Demand) -> Void)?
        let waiting: AnyObject?
        let first: AnyUpstream?

        func cancelUpstreams() {
            var upstream = first
            while let current = upstream {
                upstream = current.next
                current.next = nil
                current.cancel()
            }
        }
    }

    /// Takes everything that the subscription holds. The lock is held.
    private func letGo() -> Held {
        let held = Held(
            receiveValue: receiveValue.take(),
            receiveCompletion: receiveCompletion.take(),
            onRequest: onRequest.take(),
            waiting: waiting.isEmpty ? nil : Box(waiting.takeAll()),
            first: first.take()
        )
        var upstream = held.first
        while let current = upstream {
            current.isListed = false
            current.previous = nil
            upstream = current.next
        }
        return held
    }
}
