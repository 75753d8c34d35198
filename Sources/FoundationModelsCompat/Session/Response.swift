extension LanguageModelSession {
    /// The answer of a model. There is none.
    public struct Response<Content: Generable> {
        /// The value.
        public let content: Content
        /// The value as generated content.
        public let rawContent: GeneratedContent
        /// The entries of the transcript that belong to the response.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// An answer while it grows. Reading it fails: there is no model.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        /// The answer at a moment.
        public struct Snapshot {
            /// The value, as far as it is known.
            public var content: Content.PartiallyGenerated
            /// The value as generated content.
            public var rawContent: GeneratedContent
        }

        /// The answer at a moment.
        public typealias Element = Snapshot

        /// The moments of an answer. There are none.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Fails with `GenerationError.assetsUnavailable`.
            public mutating func next(
                isolation actor: isolated (any Actor)? = #isolation
            ) async throws -> Snapshot? { throw GenerationError.unavailable }
            /// Fails with `GenerationError.assetsUnavailable`.
            public mutating func next() async throws -> Snapshot? { throw GenerationError.unavailable }
        }

        init() {}

        /// Returns the moments of the answer.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// Fails with `GenerationError.assetsUnavailable`.
        public nonisolated(nonsending) func collect() async throws -> Response<Content> {
            throw GenerationError.unavailable
        }
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}
extension LanguageModelSession.ResponseStream: Sendable {}
extension LanguageModelSession.ResponseStream.Snapshot: Sendable where Content.PartiallyGenerated: Sendable {}
