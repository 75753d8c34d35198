/// An asynchronous sequence of the values of a publisher that cannot fail.
///
/// The iterator requests one value at a time, when the loop needs it. Ending the loop, or cancelling its task, cancels
/// the subscription.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    /// The type of the values.
    public typealias Element = P.Output

    /// An iterator that waits for the values of the publisher, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        /// The type of the values.
        public typealias Element = P.Output

        fileprivate let values: AsyncValues<P.Output, Never>

        /// Returns the next value, or `nil` at the end.
        public mutating func next() async -> Element? {
            switch await values.next() {
            case .success(let value): value
            }
        }
    }

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes, and returns an iterator over the values.
    public func makeAsyncIterator() -> Iterator {
        let values = AsyncValues<P.Output, Never>()
        publisher.subscribe(values.subscriber)
        return Iterator(values: values)
    }
}

/// An asynchronous sequence of the values of a publisher that may fail. It throws the publisher's error.
///
/// The iterator requests one value at a time, when the loop needs it. Ending the loop, or cancelling its task, cancels
/// the subscription.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    /// The type of the values.
    public typealias Element = P.Output

    /// An iterator that waits for the values of the publisher, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
        /// The type of the values.
        public typealias Element = P.Output

        fileprivate let values: AsyncValues<P.Output, P.Failure>

        /// Returns the next value, or `nil` at the end.
        public mutating func next() async throws -> Element? {
            try await values.next().get()
        }
    }

    private let publisher: P

    /// Creates a sequence of the values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes, and returns an iterator over the values.
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
