extension Publishers {
    /// A publisher that goes on with another one when its upstream fails.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher that the values come from, at first.
        public let upstream: Upstream

        /// Makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// What the operator of the same name makes: the publisher itself.
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

    /// A publisher that goes on with another one when its upstream fails, or fails when there is none.
    public struct TryCatch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher that the values come from, at first.
        public let upstream: Upstream

        /// Makes the other publisher, or throws.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// What the operator of the same name makes: the publisher itself.
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
    /// Goes on with another publisher when this one fails.
    public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher when this one fails; an error of the handler ends the stream.
    public func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P: Publisher, Self.Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
