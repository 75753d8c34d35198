import CursesUISupport

extension Publishers {
    /// A publisher that subscribes to its upstream once when it is connected, and sends to many subscribers.
    public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
    where
        Upstream: Publisher, SubjectType: Subject,
        Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output
    {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstream publisher.
        public let upstream: Upstream

        /// The closure that returns the subject to which the subscribers are attached.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// Creates a publisher that subscribes to its upstream once when it is connected, and sends to many
        /// subscribers.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        @inlinable
        public func receive<S>(subscriber: S)
        where S: Subscriber, SubjectType.Failure == S.Failure, SubjectType.Output == S.Input {
            theSubject().subscribe(FilterSubscriber(downstream: subscriber, name: "Multicast") { $0 })
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(theSubject())
        }

        @usableFromInline
        func theSubject() -> SubjectType {
            if let subject = lock.withLock({ subject }) {
                return subject
            }
            let fresh = createSubject()
            return lock.withLock {
                if let subject { return subject }
                subject = fresh
                return fresh
            }
        }
    }
}

extension Publisher {
    /// Sends to many subscribers through one subject, which a closure creates. Nothing is sent before `connect()`.
    public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Once connected, sends to many subscribers through the given subject.
    public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
    where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
        multicast { subject }
    }
}
