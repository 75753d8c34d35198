extension Publishers {
    /// A publisher that switches to a different publisher when its upstream fails.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The upstream publisher, whose values are sent until it fails.
        public let upstream: Upstream

        /// The closure that returns the publisher to switch to.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher that switches to a different publisher when its upstream fails.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Failure == S.Failure, NewPublisher.Output == S.Input {
            let sequential = SequentialSubscription<Output, S>(subscriber, name: "Catch")
            subscriber.receive(subscription: sequential)
            sequential.attach(upstream) { [handler] completion in
                switch completion {
                case .finished: sequential.finish(.finished)
                case .failure(let error): sequential.attach(handler(error)) { sequential.finish($0) }
                }
            }
        }
    }

    /// A publisher that switches to a different publisher when its upstream fails, and fails when the closure throws.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The upstream publisher, whose values are sent until it fails.
        public let upstream: Upstream

        /// The closure that returns the publisher to switch to, or throws an error.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher that switches to a different publisher when its upstream fails, and fails when
        /// the closure throws.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, NewPublisher.Output == S.Input, S.Failure == any Error {
            let sequential = SequentialSubscription<Output, S>(subscriber, name: "TryCatch")
            subscriber.receive(subscription: sequential)
            sequential.attach(upstream) { [handler] completion in
                guard case .failure(let error) = completion else {
                    return sequential.finish(.finished)
                }
                do {
                    sequential.attach(try handler(error)) { sequential.finish($0.erased()) }
                } catch {
                    sequential.finish(.failure(error))
                }
            }
        }
    }
}

extension Publisher {
    /// Switches to a different publisher when this one fails.
    public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Switches to a different publisher when this one fails; an error that the handler throws ends the stream.
    public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
