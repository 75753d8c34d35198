import CursesUICombine
import CursesUISupport
import FoundationNetworking

/// A data task for one subscriber.
///
/// It ends once: with the task's response, the timeout, or cancellation, whichever is first.
final class DataTaskSubscription: Subscription, CustomStringConvertible, @unchecked Sendable {
    // Sendable, because all mutable state is in `state`, which the lock guards. The subscriber is not Sendable; it is
    // called only by the thread that has removed it from the state, so calls never overlap.

    typealias Output = URLSession.DataTaskPublisher.Output

    private struct State {
        var downstream: AnySubscriber<Output, URLError>?
        var task: URLSessionDataTask?
        var limit: ScheduledWork?
        var isStarted = false
    }

    private let request: URLRequest
    private let session: URLSession
    private let lock = Lock()
    private var state: State

    init(request: URLRequest, session: URLSession, downstream: AnySubscriber<Output, URLError>) {
        self.request = request
        self.session = session
        state = State(downstream: downstream)
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must request at least one value")
        guard isFirstRequest() else { return }
        let task = session.dataTask(with: request) { data, response, error in
            self.finish(with: Self.result(data, response, error))
        }
        // The timeout is enforced here, because a plain data task on Linux ignores it.
        let limit = CombineClock.schedule(
            after: .seconds(session.configuration.timeoutIntervalForResource),
            on: .queue(.global())
        ) {
            self.finish(with: .failure(self.timeOut))
        }
        let isLive = lock.withLock {
            guard state.downstream != nil else { return false }
            (state.task, state.limit) = (task, limit)
            return true
        }
        if isLive {
            task.resume()
        } else {
            limit.cancel()
        }
    }

    func cancel() {
        let state = takeState()
        state.limit?.cancel()
        cancel(state.task)
    }

    /// Cancels a task on the queue on which it completes. Foundation on Linux may crash if a task completes while it is
    /// being cancelled.
    private func cancel(_ task: URLSessionDataTask?) {
        guard let task else { return }
        session.delegateQueue.addOperation { task.cancel() }
    }

    private func isFirstRequest() -> Bool {
        lock.withLock {
            defer { state.isStarted = true }
            return !state.isStarted && state.downstream != nil
        }
    }

    private func finish(with result: Result<Output, URLError>) {
        let state = takeState()
        state.limit?.cancel()
        guard let downstream = state.downstream else { return }
        switch result {
        case .success(let output):
            _ = downstream.receive(output)
            downstream.receive(completion: .finished)
        case .failure(let error):
            // After a timeout, the task is still running.
            cancel(state.task)
            downstream.receive(completion: .failure(error))
        }
    }

    private func takeState() -> State {
        lock.withLock {
            defer { state = State(isStarted: true) }
            return state
        }
    }

    private var timeOut: URLError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: "The request timed out."]
        if let url = request.url {
            info[NSURLErrorFailingURLErrorKey] = url
        }
        return URLError(.timedOut, userInfo: info)
    }

    private static func result(
        _ data: Data?,
        _ response: URLResponse?,
        _ error: (any Error)?
    ) -> Result<Output, URLError> {
        if let error {
            return .failure(error as? URLError ?? URLError(.unknown, userInfo: [NSUnderlyingErrorKey: error]))
        }
        guard let response else { return .failure(URLError(.badServerResponse)) }
        return .success((data ?? Data(), response))
    }
}
