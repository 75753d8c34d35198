import CursesUISupport

/// Passes values and the completion on through a scheduler, in order and one at a time, even if the scheduler runs work
/// concurrently.
///
/// Each of these signals is scheduled as a separate piece of work. If two pieces run at the same time, the first one
/// delivers the signals of both.
class ScheduledSubscription<Input, Failure: Error, Downstream: Subscriber>: OperatorSubscription<
    Input, Failure, Downstream
>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private enum Signal {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private struct Line {
        var signals = FIFO<Signal>()
        var due = 0
        var isDelivering = false
    }

    private let line = Locked(Line())

    /// Schedules `work` on the scheduler on which signals must arrive, and for the time at which they must arrive.
    func schedule(_ work: @escaping () -> Void) {
        preconditionFailure("A scheduled subscription must say when and where")
    }

    /// Called when a value arrives from upstream, before it is scheduled.
    func willReceiveValue() {}

    /// Called when the completion arrives from upstream, before it is scheduled.
    func willReceiveCompletion() {}

    final override func receive(_ input: Input) -> Subscribers.Demand {
        guard downstream != nil else { return .none }
        willReceiveValue()
        enqueue(.value(input))
        return .none
    }

    final override func receive(completion: Subscribers.Completion<Failure>) {
        guard downstream != nil else { return }
        willReceiveCompletion()
        enqueue(.completion(completion))
    }

    override func cancel() {
        super.cancel()
        let undelivered = line.withLock { $0.signals.takeAll() }
        withExtendedLifetime(undelivered) {}
    }

    private func enqueue(_ signal: Signal) {
        line.withLock { $0.signals.append(signal) }
        schedule { self.deliverDue() }
    }

    private func deliverDue() {
        let isMine = line.withLock { line in
            line.due += 1
            defer { line.isDelivering = true }
            return !line.isDelivering
        }
        guard isMine else { return }
        while deliverNext() {}
    }

    private func deliverNext() -> Bool {
        let (signal, goesOn): (Signal?, Bool) = line.withLock { line in
            guard line.due > 0 else {
                line.isDelivering = false
                return (nil, false)
            }
            line.due -= 1
            return (line.signals.popFirst(), true)
        }
        switch signal {
        case .value(let value):
            if let more = downstream?.receive(value), more > 0 {
                requestUpstream(more)
            }
        case .completion(let completion):
            finish(completion)
        case nil:
            break
        }
        return goesOn
    }
}
