extension Optional {
    /// A publisher that sends the value, if there is one, and finishes.
    public struct Publisher: LinuxCombine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value, if there is one.
        public let output: Wrapped?

        /// A publisher of the value, or of none.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            ValuesSubscription.start(
                output.map { [$0] } ?? [],
                completion: .finished,
                description: "Optional",
                downstream: subscriber
            )
        }
    }

    /// A publisher that sends the value, if there is one, and finishes.
    public var publisher: Wrapped?.Publisher {
        Publisher(self)
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
