extension Optional {
    /// A publisher that sends the value, if there is one, and finishes.
    public struct Publisher: LinuxCombine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// Creates a publisher of an optional value.
        @inlinable
        public init(_ output: Wrapped?) {
            self.output = output
        }

        @inlinable
        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            if let output {
                OnceSubscription.start(output, name: "Optional", downstream: subscriber)
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// A publisher that sends the value, if there is one, and finishes.
    @inlinable
    public var publisher: Wrapped?.Publisher {
        Publisher(self)
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
