/// The values of a publisher that cannot fail, as an asynchronous sequence.
///
/// It asks for one value at a time, when the loop wants it. Ending the loop, or cancelling its task,
/// cancels the subscription.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    /// What the sequence hands over.
    public typealias Element = P.Output

    /// Waits for the values of the publisher one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        /// What the sequence hands over.
        public typealias Element = P.Output

        fileprivate let values: AsyncValues<P.Output, Never>

        /// The next value; `nil` at the end.
        public mutating func next() async -> Element? {
            switch await values.next() {
            case .success(let value): value
            }
        }
    }

    private let publisher: P

    /// The values of a publisher, one after the other.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// An iterator, which subscribes.
    public func makeAsyncIterator() -> Iterator {
        let values = AsyncValues<P.Output, Never>()
        publisher.subscribe(values.subscriber)
        return Iterator(values: values)
    }
}

/// The values of a publisher that may fail, as an asynchronous sequence that may throw.
///
/// It asks for one value at a time, when the loop wants it. Ending the loop, or cancelling its task,
/// cancels the subscription.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    /// What the sequence hands over.
    public typealias Element = P.Output

    /// Waits for the values of the publisher one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        /// What the sequence hands over.
        public typealias Element = P.Output

        fileprivate let values: AsyncValues<P.Output, P.Failure>

        /// The next value; `nil` at the end.
        public mutating func next() async throws -> Element? {
            try await values.next().get()
        }
    }

    private let publisher: P

    /// The values of a publisher, one after the other.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// An iterator, which subscribes.
    public func makeAsyncIterator() -> Iterator {
        let values = AsyncValues<P.Output, P.Failure>()
        publisher.subscribe(values.subscriber)
        return Iterator(values: values)
    }
}

extension Publisher where Self.Failure == Never {
    /// The values of this publisher, as an asynchronous sequence.
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}

extension Publisher {
    /// The values of this publisher, as an asynchronous sequence that may throw.
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}
