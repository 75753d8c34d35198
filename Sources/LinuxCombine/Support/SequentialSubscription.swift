import CursesUISupport

/// Sends the values of one publisher after another to one subscriber, whose unmet demand goes over from
/// each to the next.
///
/// It calls nobody twice at a time, and a publisher that completes at once does not eat up the stack:
/// attaching within a completion is put off until that completion has returned.
final class SequentialSubscription<Output, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == Output {
    let description: String

    private let lock = Lock()
    private var downstream: Downstream?
    private var source: (any AnyUpstreamSubscriber)?
    private var demand = Subscribers.Demand.none
    private var isAttaching = false
    private var next: (() -> Void)?

    init(_ downstream: Downstream, name: String) {
        self.downstream = downstream
        description = name
    }

    /// Goes over to a publisher.
    ///
    /// - Parameter onCompletion: attaches the next one, or finishes.
    func attach<P: Publisher>(
        _ publisher: P,
        onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        let source = UpstreamSubscriber<Output, P.Failure>(
            onValue: { [self] value in receive(value) },
            onCompletion: onCompletion
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

    /// Runs an attachment, after the one that is on its way, if any.
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

    private func receive(_ value: Output) -> Subscribers.Demand {
        let downstream = lock.withLock {
            precondition(self.downstream == nil || demand > 0, "A publisher sent a value that nobody asked for")
            demand -= 1
            return self.downstream
        }
        let more = downstream?.receive(value) ?? .none
        lock.withLock { demand += more }
        return more
    }

    /// Completes the subscriber, once.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        letGo().downstream?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        precondition(more > 0, "A subscriber must ask for at least one value")
        let source = lock.withLock {
            demand += more
            return self.source
        }
        source?.request(more)
    }

    func cancel() {
        letGo().source?.cancel()
    }

    private func letGo() -> (downstream: Downstream?, source: (any AnyUpstreamSubscriber)?, next: (() -> Void)?) {
        lock.withLock { (downstream.take(), source.take(), next.take()) }
    }
}
