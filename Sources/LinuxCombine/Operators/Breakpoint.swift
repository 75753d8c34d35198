import Foundation

extension Publishers {
    /// A publisher that stops in the debugger when a closure returns `true`.
    public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// Returns whether to stop when the subscription arrives.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Returns whether to stop when a value arrives.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Returns whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

        /// Creates a publisher that stops in the debugger when a closure returns `true`.
        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream
                .handleEvents(
                    receiveSubscription: { [receiveSubscription] in stop(if: receiveSubscription?($0)) },
                    receiveOutput: { [receiveOutput] in stop(if: receiveOutput?($0)) },
                    receiveCompletion: { [receiveCompletion] in stop(if: receiveCompletion?($0)) }
                )
                .subscribe(FilterSubscriber(downstream: subscriber, name: "Breakpoint") { $0 })
        }
    }
}

private func stop(if wanted: Bool?) {
    if wanted == true {
        raise(SIGTRAP)
    }
}

extension Publisher {
    /// Stops in the debugger when a closure returns `true`.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Self.Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion
        )
    }

    /// Stops in the debugger when this publisher fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: {
            if case .failure = $0 { true } else { false }
        })
    }
}
