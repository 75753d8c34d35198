import CursesUISupport

/// Sends the values of several publishers, one after the other, to one subscriber. Unmet demand carries over to the
/// next publisher.
///
/// Many publishers that complete immediately do not exhaust the stack: if the completion of a publisher attaches the
/// next publisher, that publisher is subscribed to only after the call has returned.
final class SequentialSubscription<Output, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Output {
    let description: String

    /// Whether a request for no values is accepted, which some operators refuse.
    private let allowsNone: Bool

    /// Whether a publisher may send values for which there is no demand.
    private let allowsMore: Bool

    private let lock = Lock()
    private var downstream: Downstream?
    private var source: AnyUpstream?
    private var demand = Subscribers.Demand.none
    private var isAttaching = false
    private var next: (() -> Void)?

    init(_ downstream: Downstream, name: String, allowsNone: Bool = false, allowsMore: Bool = false) {
        self.downstream = downstream
        self.allowsNone = allowsNone
        self.allowsMore = allowsMore
        description = name
    }

    /// Switches to a publisher.
    ///
    /// - Parameter onCompletion: attaches the next publisher, or finishes.
    func attach<P: Publisher>(
        _ publisher: P,
        onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let source = Upstream<Output, P.Failure>(
            onValue: { [self] source, value in receive(value, from: source) },
            onCompletion: { _, completion in onCompletion(completion) }
        )
        perform { [self] in
            let unmet: Subscribers.Demand? = lock.withLock {
                guard downstream != nil else { return nil }
                self.source = source
                return demand
            }
            guard let unmet else { return }
            source.request(unmet)
            publisher.subscribe(source)
        }
    }

    /// Subscribes to the next publisher, after the current attachment if there is one.
    private func perform(_ attachment: @escaping () -> Void) {
        let isFirst = lock.withLock {
            guard !isAttaching else {
                next = attachment
                return false
            }
            isAttaching = true
            return true
        }
        guard isFirst else { return }
        var attachment: (() -> Void)? = attachment
        while let current = attachment {
            current()
            attachment = lock.withLock {
                isAttaching = next != nil
                return next.take()
            }
        }
    }

    private func receive(_ value: Output, from sender: AnyUpstream) -> Subscribers.Demand {
        let downstream = lock.withLock {
            precondition(
                demand > 0 || allowsMore || self.downstream == nil, "A publisher sent a value that nobody asked for")
            if demand > 0 { demand -= 1 }
            return self.downstream
        }
        let more = downstream?.receive(value) ?? .none
        guard more > 0 else { return .none }
        // If the sender has ended meanwhile, the values are requested from its successor.
        let successor: AnyUpstream? = lock.withLock {
            demand += more
            return source === sender ? nil : source
        }
        guard let successor else { return more }
        successor.request(more)
        return .none
    }

    /// Completes the subscriber, once.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        letGo().downstream?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        precondition(more > 0 || allowsNone, "A subscriber must request at least one value")
        let source = lock.withLock {
            demand += more
            return self.source
        }
        source?.request(more)
    }

    func cancel() {
        letGo().source?.cancel()
    }

    private func letGo() -> (downstream: Downstream?, source: AnyUpstream?, next: (() -> Void)?) {
        lock.withLock { (downstream.take(), source.take(), next.take()) }
    }
}
