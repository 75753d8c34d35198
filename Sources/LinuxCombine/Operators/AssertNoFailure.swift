extension Publishers {
    /// A publisher that stops the program when its upstream fails.
    public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        /// The upstream publisher.
        public let upstream: Upstream

        /// The text at the start of the error message.
        public let prefix: String

        /// The file that the error message names.
        public let file: StaticString

        /// The line that the error message names.
        public let line: UInt

        /// Creates a publisher that stops the program when its upstream fails.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
            let (prefix, file, line) = (prefix.isEmpty ? "" : self.prefix + ": ", self.file, self.line)
            upstream
                .mapError { error -> Never in fatalError("\(prefix)\(error)", file: file, line: line) }
                .subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Stops the program when this publisher fails, and otherwise passes everything on.
    public func assertNoFailure(
        _ prefix: String = "",
        file: StaticString = #file,
        line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
