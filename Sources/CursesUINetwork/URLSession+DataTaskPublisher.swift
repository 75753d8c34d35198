import CursesUICombine
import FoundationNetworking

extension URLSession {
    /// A publisher that runs a data task for each subscriber, once it requests a value.
    ///
    /// It sends the data and the response, whatever the status code, and finishes, or it fails with a
    /// `URLError`. Cancelling the subscription cancels the task, and nothing is sent afterwards. Values
    /// arrive on a background thread.
    ///
    /// Foundation on Linux may end the process if a request is cancelled while it is looked up in the session's cache.
    /// If you cancel requests soon after they begin, for example with `switchToLatest`, use a session without a cache:
    /// set the `urlCache` of its configuration to `nil`.
    ///
    /// The session's `timeoutIntervalForResource` limits the whole task, up to its last byte. A plain data
    /// task on Linux does not enforce it.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request of each task.
        public let request: URLRequest

        /// The session of the tasks.
        public let session: URLSession

        /// Creates a publisher that sends a request for each subscriber.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
            subscriber.receive(
                subscription: DataTaskSubscription(
                    request: request,
                    session: session,
                    downstream: AnySubscriber(subscriber)
                )
            )
        }
    }

    /// Returns a publisher that fetches a URL.
    public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher that performs a request.
    public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}
