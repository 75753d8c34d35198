extension Publishers {
    /// A publisher that encodes each value, and fails when the encoder throws.
    public struct Encode<Upstream, Coder>: Publisher
    where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
        public typealias Output = Coder.Output
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        private let encoder: Coder

        /// Creates a publisher that encodes each value, and fails when the encoder throws.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
            upstream.subscribe(TryFilterSubscriber(subscriber, name: "Encode") { [encoder] in try encoder.encode($0) })
        }
    }

    /// A publisher that decodes each value, and fails when the decoder throws.
    public struct Decode<Upstream, Output, Coder>: Publisher
    where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        /// The upstream publisher.
        public let upstream: Upstream

        private let decoder: Coder

        /// Creates a publisher that decodes each value, and fails when the decoder throws.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            upstream.subscribe(
                TryFilterSubscriber(subscriber, name: "Decode") { [decoder] in try decoder.decode(Output.self, from: $0)
                }
            )
        }
    }
}

extension Publisher {
    /// Encodes each value; an error ends the stream.
    public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes each value; an error ends the stream.
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
