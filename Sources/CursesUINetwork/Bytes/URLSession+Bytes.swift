import FoundationNetworking

extension URLSession {
    /// The bytes of a response, in the order in which they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The type of the elements: bytes.
        public typealias Element = UInt8

        /// The task that receives the bytes.
        public let task: URLSessionDataTask
        private let parts: AsyncThrowingStream<Data, any Error>

        init(_ task: URLSessionDataTask, _ parts: AsyncThrowingStream<Data, any Error>) {
            self.task = task
            self.parts = parts
        }

        /// Reads the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var parts: AsyncThrowingStream<Data, any Error>.Iterator
            private var part: Data.Iterator = Data().makeIterator()

            fileprivate init(_ parts: AsyncThrowingStream<Data, any Error>.Iterator) {
                self.parts = parts
            }

            /// Returns the next byte; `nil` at the end.
            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = part.next() { return byte }
                    guard let data = try await parts.next() else { return nil }
                    part = data.makeIterator()
                }
            }
        }

        /// Creates an iterator over the bytes.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts.makeAsyncIterator()) }
    }

    /// Sends a request, and returns its response as soon as that arrives, with the bytes that follow it.
    ///
    /// Bytes that nobody has read yet are kept in memory. The task is cancelled when nobody reads them any more.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - delegate: has no effect: tasks on Linux have no delegates.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (parts, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        let receiver = BytesReceiver(continuation)
        // Only a delegate receives a response before its end, and only a session has a delegate.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let task = session.dataTask(with: request)
        continuation.onTermination = { _ in task.cancel() }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting in
                receiver.wait(waiting)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task, parts), response)
    }

    /// Loads a URL, and returns its response as soon as that arrives, with the bytes that follow it.
    ///
    /// - Parameters:
    ///   - url: the URL.
    ///   - delegate: has no effect: tasks on Linux have no delegates.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}
