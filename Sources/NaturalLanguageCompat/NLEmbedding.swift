import Foundation

/// How the distance of two words is measured.
public enum NLDistanceType: Int, Sendable {
    case cosine
}

/// The distance of two words.
public typealias NLDistance = Double

/// The places of words among those with similar meanings. There are none.
open class NLEmbedding: NSObject {
    /// Returns `nil`: there are no data.
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Returns `nil`: there are no data.
    open class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    /// Returns `nil`: there are no data.
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    /// Returns `nil`: there are no data.
    open class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    /// Returns 0: there are no data.
    open class func currentRevision(for language: NLLanguage) -> Int { 0 }
    /// Returns 0: there are no data.
    open class func currentSentenceEmbeddingRevision(for language: NLLanguage) -> Int { 0 }

    /// Fails: models are not read.
    public init(contentsOf url: URL) throws { throw CocoaError(.featureUnsupported) }

    /// The number of values for a word: 0.
    open var dimension: Int { 0 }
    /// The number of words: 0.
    open var vocabularySize: Int { 0 }
    /// The language: unknown.
    open var language: NLLanguage? { nil }
    /// The version: 0.
    open var revision: Int { 0 }
    /// Returns false: there are no words.
    open func contains(_ string: String) -> Bool { false }
    /// Returns `nil`: there are no words.
    open func vector(for string: String) -> [Double]? { nil }
    /// Returns the largest distance: there are no words.
    open func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
    /// Returns no words.
    open func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    /// Returns no words.
    open func neighbors(
        for string: String, maximumCount maxCount: Int, maximumDistance: NLDistance,
        distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
}

/// The places of words among those with similar meanings, in their contexts. There are none.
open class NLContextualEmbedding: NSObject {
    /// Returns `nil`: there are no data.
    public convenience init?(language: NLLanguage) { return nil }
    /// Returns `nil`: there are no data.
    public convenience init?(modelIdentifier: String) { return nil }

    /// Whether there are data: false.
    open var hasAvailableAssets: Bool { false }
    /// The number of values for a word: 0.
    open var dimension: Int { 0 }
    /// Fails: there are no data.
    open func load() throws { throw CocoaError(.featureUnsupported) }
    /// Has no effect: there are no data.
    open func unload() {}
}

/// A model that tells what a text is. Models are not read.
open class NLModel: NSObject {
    /// Fails: models are not read.
    public init(contentsOf url: URL) throws { throw CocoaError(.featureUnsupported) }

    /// Returns `nil`: models are not read.
    open func predictedLabel(for string: String) -> String? { nil }
    /// Returns nothing: models are not read.
    open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }
    /// Returns nothing: models are not read.
    open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
