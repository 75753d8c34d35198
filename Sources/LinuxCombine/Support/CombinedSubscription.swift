import CursesUISupport
import Foundation

/// The subscription of an operator that several publishers feed, which may send at the same time.
///
/// It calls the subscriber for one value at a time and keeps to its demand. While one thread calls, others
/// leave what they have in a queue and go on, or wait for room in it (``WaitingRoom``); the calling thread takes it
/// from there when it is back. What the
/// subscriber itself causes to be sent while it is called is delivered at once, inside that call, and nothing
/// else is, so calls nest no deeper than the program nests them.
///
/// All that is stored here, and what the operator keeps besides, is guarded by `lock`, which is free while a
/// subscriber or a publisher runs. Functions that end in `Unlocking` take over the held lock and free it.
@usableFromInline
final class CombinedSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
    /// A value that waits, and who is asked for another one when it has been delivered.
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

    /// The subscriber's methods, formed where its type is known, so that the compiler sees through them. Both
    /// are `nil` after the end.
    @exclusivity(unchecked) @usableFromInline var receiveValue: ((Output) -> Subscribers.Demand)?
    @exclusivity(unchecked) @usableFromInline var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// What the subscriber has asked for and not yet received.
    @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none

    /// Everything it has ever asked for, less what it was sent before a publisher was attached.
    @exclusivity(unchecked) @usableFromInline var asked = Subscribers.Demand.none

    /// The thread that calls the subscriber; 0 for none.
    @exclusivity(unchecked) @usableFromInline var caller: pthread_t = 0

    @exclusivity(unchecked) @usableFromInline var waiting = FIFO<Waiting>()

    /// Where threads wait that leave too much.
    private var room: WaitingRoom?

    /// Whether something that waits may be of the calling thread, which it must not overtake.
    @exclusivity(unchecked) @usableFromInline var hasOwnWaiting = false

    @exclusivity(unchecked) @usableFromInline var completion: Box<Subscribers.Completion<Failure>>?

    /// The publishers that have not ended, as a list.
    @exclusivity(unchecked) @usableFromInline var first: AnyUpstream?

    /// What the operator does when the subscriber asks for more; the lock is free.
    @exclusivity(unchecked) @usableFromInline var onRequest: ((Subscribers.Demand) -> Void)?

    /// Whether a subscriber may ask for nothing, which most operators refuse.
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
    /// - Parameter demand: what it is asked for at first, of what the subscriber has asked for; the lock is held.
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

    /// Subscribes to a publisher through an upstream that knows already what is asked for.
    @inlinable
    func attach<P: Publisher>(_ publisher: P, through upstream: Upstream<P.Output, P.Failure>) {
        lock.lock()
        let isOpen = keep(upstream)
        lock.unlock()
        if isOpen {
            publisher.subscribe(upstream)
        }
    }

    /// Does something at the end, once: at the completion or the cancellation, or now if that has been.
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

    /// Puts a publisher in the list, to be cancelled at the end. The lock is held. Returns whether there still
    /// is a subscriber.
    @inlinable
    func keep(_ upstream: AnyUpstream) -> Bool {
        guard receiveValue != nil else { return false }
        upstream.isListed = true
        upstream.next = first
        first?.previous = upstream
        first = upstream
        return true
    }

    /// Takes a publisher that has ended out of the list. The lock is held, and the caller holds the publisher.
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

    /// Asks every publisher for more, or every one but one.
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
        // The list grows at its head.
        for upstream in all.reversed() {
            upstream.request(more)
        }
    }

    // MARK: Sending

    /// Delivers a value, or has it wait.
    ///
    /// - Parameter sender: who is asked for another value when one that had to wait has been delivered.
    /// - Returns: whether it did not have to wait.
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

    /// Leaves a value in the queue: to the thread that calls the subscriber, or until it is asked for.
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
        // Who was relieved has left something.
        if caller == 0 { deliverWaiting() }
        lock.unlock()
    }

    /// Delivers a value, or has it wait.
    @usableFromInline
    func send(_ value: Output) {
        lock.lock()
        sendUnlocking(value)
    }

    /// Delivers a value if it was asked for, and drops it if not.
    @usableFromInline
    func sendIfAsked(_ value: Output) {
        lock.lock()
        guard demand > waiting.count else { return lock.unlock() }
        sendUnlocking(value)
    }

    /// Frees the held lock and calls the subscriber. A function of its own, so that what it holds is let go of
    /// before the lock is taken again: it may be the last reference.
    @inlinable @inline(__always)
    func callUnlocking(_ value: Output) -> Subscribers.Demand {
        let receive = receiveValue
        lock.unlock()
        return receive?(value) ?? .none
    }

    /// Delivers what waits, as far as there is demand, and then the completion, unless another thread takes over.
    /// The lock is held before and after; nobody else is calling.
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

    /// Ends as a publisher has ended: finishes after everything that waits, or fails at once.
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

    /// Finishes after everything that waits.
    @inlinable
    func finishUnlocking() {
        completeUnlocking(.finished)
    }

    /// Fails at once: what waits is forgotten.
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
            return precondition(allowsNone, "A subscriber must ask for at least one value")
        }
        lock.lock()
        demand += more
        asked += more
        // Within a call of the subscriber the loop around that call goes on by itself.
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

    /// Everything that a subscription holds, to be let go of with the lock free.
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

    /// Takes out everything; the lock is held.
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
