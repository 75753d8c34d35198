/// How a model generates. There is no model here.
public struct GenerationOptions: Sendable, Equatable {
    /// How a model chooses among words.
    public struct SamplingMode: Sendable, Equatable {
        private enum Kind: Equatable {
            case greedy
            case top(Int, UInt64?)
            case threshold(Double, UInt64?)
        }

        private let kind: Kind

        /// Always the most probable word.
        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }
        /// One of the most probable words.
        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .top(k, seed))
        }
        /// One of the words that together have a probability.
        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .threshold(probabilityThreshold, seed))
        }
    }

    /// How words are chosen.
    public var sampling: SamplingMode?
    /// How much chance there is, from 0 to 1.
    public var temperature: Double?
    /// The largest length of a response in tokens.
    public var maximumResponseTokens: Int?

    /// Creates options.
    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        (self.sampling, self.temperature) = (sampling, temperature)
        self.maximumResponseTokens = maximumResponseTokens
    }
}
