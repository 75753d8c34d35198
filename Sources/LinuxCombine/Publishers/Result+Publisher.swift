extension Result {
    /// A publisher that sends the success value and finishes, or fails.
    public struct Publisher: LinuxCombine.Publisher {
        public typealias Output = Success

        /// The result.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        @inlinable
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// Creates a publisher of one value.
        @inlinable
        public init(_ output: Success) {
            result = .success(output)
        }

        /// Creates a publisher that fails at once.
        @inlinable
        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        @inlinable
        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let value):
                OnceSubscription.start(value, name: "Once", downstream: subscriber)
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// A publisher that sends the success value and finishes, or fails.
    @inlinable
    public var publisher: Result<Success, Failure>.Publisher {
        Publisher(self)
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
