import CursesUISupport
import Foundation

/// What a serial delivery has that does not depend on the type of its elements.
class AnySerialDelivery {
    /// Guards this object, and whatever its subclasses guard with it.
    final let lock = Lock()

    /// What the subscriber has asked for and not yet received.
    final var demand = Subscribers.Demand.none

    /// Whether signals still reach the subscriber.
    fileprivate(set) final var isOpen = true

    /// Elements that wait for a delivering thread, or for demand: boxes of them.
    final var queue = FIFO<AnyObject>()

    /// The thread that delivers, if one does.
    fileprivate final var owner: pthread_t?

    /// Whether something in the queue may be of the thread that delivers, which it must not overtake.
    fileprivate final var hasOwnWaiting = false

    fileprivate final let keepsUndemanded: Bool

    fileprivate init(keepsUndemanded: Bool) {
        self.keepsUndemanded = keepsUndemanded
    }
}

/// The last step before a subscriber: hands signals on in order, one at a time, and holds no lock
/// while the subscriber runs.
///
/// Signals may be sent from any thread. While one thread delivers, the others only leave what they
/// have in the queue and go on; the delivering thread takes it from there. So nobody ever waits, and
/// nothing can deadlock. A signal sent by the subscriber itself while it is being called is delivered
/// at once, inside that call, as Combine does.
///
/// Subclasses say what delivery means. All stored properties are guarded by `lock`.
///
/// Code like this runs unspecialized in a program: on the way of a value nothing is used whose type is
/// made of the element's, such as an optional of it, since each would be looked up at run time.
class SerialDelivery<Element, Failure: Error>: AnySerialDelivery {
    private final var completion: Box<Subscribers.Completion<Failure>>?

    /// - Parameter keepsUndemanded: whether an element nobody has asked for waits in the queue for
    ///   demand, or is dropped.
    override init(keepsUndemanded: Bool) {
        super.init(keepsUndemanded: keepsUndemanded)
    }

    // MARK: What a subclass defines

    /// Frees the held lock and calls the subscriber.
    func deliverUnlocking(_ element: Element) -> Subscribers.Demand {
        preconditionFailure("A delivery must say how it delivers")
    }

    /// Frees the held lock and calls the subscriber for the last time.
    func deliverUnlocking(completion: Subscribers.Completion<Failure>) {
        preconditionFailure("A delivery must say how it completes")
    }

    /// An element was dropped for want of demand; the lock is held.
    func didDrop() {}

    // MARK: Sending

    /// Sends an element from any thread.
    final func send(_ element: Element) {
        lock.lock()
        sendUnlocking(element)
    }

    /// Sends an element; takes over the held lock and frees it.
    final func sendUnlocking(_ element: Element) {
        guard isOpen, completion == nil else { return lock.unlock() }
        let me = pthread_self()
        let isNested = owner == me
        guard demand > 0, isNested ? !hasOwnWaiting : owner == nil && queue.isEmpty else {
            if isNested || owner == nil { hasOwnWaiting = true }
            queue.append(Box(element))
            drainUnlocking()
            return
        }
        owner = me
        demand -= 1
        let more = deliverUnlocking(element)
        lock.lock()
        demand += more
        guard !isNested else { return lock.unlock() }
        owner = nil
        drainUnlocking()
    }

    /// Leaves an element in the queue; the lock is held, and the caller drains later.
    final func enqueue(_ element: Box<Element>) {
        if isOpen, completion == nil {
            queue.append(element)
        }
    }

    /// Completes after everything that is queued; the lock is held, and the caller drains later.
    final func enqueue(completion: Subscribers.Completion<Failure>) {
        if isOpen, self.completion == nil {
            self.completion = Box(completion)
        }
    }

    /// Completes after everything that is queued.
    final func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        enqueue(completion: completion)
        drainUnlocking()
    }

    /// Fails at once: what is queued is forgotten.
    final func send(failure: Failure) {
        lock.lock()
        let forgotten = completion == nil ? queue.takeAll() : FIFO()
        enqueue(completion: .failure(failure))
        drainUnlocking()
        withExtendedLifetime(forgotten) {}
    }

    /// Adds to the demand and delivers what waits for it.
    final func add(_ more: Subscribers.Demand) {
        lock.lock()
        addUnlocking(more)
    }

    /// As `add`, taking over the held lock. Called from within a delivery it does not deliver: the loop
    /// around that delivery goes on by itself, so asking piecemeal does not eat up the stack.
    final func addUnlocking(_ more: Subscribers.Demand) {
        demand += more
        if owner == nil {
            drainUnlocking()
        } else {
            lock.unlock()
        }
    }

    /// Delivers what is queued, unless another thread is at it.
    final func drain() {
        lock.lock()
        drainUnlocking()
    }

    /// As `drain`, taking over the held lock. Within a delivery it leaves what other threads have left to
    /// the loop around that delivery: else the calls would nest as deep as the queue is long.
    final func drainUnlocking() {
        let me = pthread_self()
        guard owner == nil || owner == me && queue.isEmpty else {
            lock.unlock()
            return
        }
        let outer = owner
        owner = me
        while isOpen {
            if demand > 0, let box = queue.popFirst() {
                demand -= 1
                // Consumed, so that its end of life falls before the lock is taken again.
                let more = deliverUnlocking(box: consume box)
                lock.lock()
                demand += more
            } else if !queue.isEmpty, !keepsUndemanded {
                didDrop()
                dropQueueUnlocking()
                lock.lock()
            } else if queue.isEmpty, let completion {
                isOpen = false
                deliverUnlocking(completion: completion.value)
                lock.lock()
            } else {
                break
            }
        }
        if queue.isEmpty { hasOwnWaiting = false }
        owner = outer
        lock.unlock()
    }

    private func deliverUnlocking(box: AnyObject) -> Subscribers.Demand {
        deliverUnlocking(unsafeDowncast(box, to: Box<Element>.self).value)
    }

    private func dropQueueUnlocking() {
        let dropped = queue.takeAll()
        lock.unlock()
        withExtendedLifetime(dropped) {}
    }

    /// Ends it without a completion. Returns whether it was open, and what never was delivered.
    final func close() -> (wasOpen: Bool, undelivered: FIFO<AnyObject>) {
        lock.withLock {
            let wasOpen = isOpen
            isOpen = false
            return (wasOpen, queue.takeAll())
        }
    }
}
