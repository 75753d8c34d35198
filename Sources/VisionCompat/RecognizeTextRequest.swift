import CoreImageCompat

/// Recognizes texts, which is impossible here: performing the request fails.
public struct RecognizeTextRequest: Hashable, Sendable {
    /// How exactly texts are recognized; it has no effect.
    public enum RecognitionLevel: Hashable, Sendable {
        case accurate, fast
    }

    /// The value is kept, but has no effect.
    public var recognitionLevel = RecognitionLevel.accurate
    /// The value is kept, but has no effect.
    public var recognitionLanguages: [Locale.Language] = []
    /// The value is kept, but has no effect.
    public var usesLanguageCorrection = true
    /// The value is kept, but has no effect.
    public var automaticallyDetectsLanguage = false
    /// The value is kept, but has no effect.
    public var customWords: [String] = []
    /// The value is kept, but has no effect.
    public var minimumTextHeightFraction: Float = 0

    /// Creates a request.
    public init() {}

    /// The languages that are recognized: none.
    public var supportedRecognitionLanguages: [Locale.Language] { [] }

    /// Fails: pictures are not analysed.
    public func perform(
        on image: CGImage, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> [RecognizedTextObservation] { throw VisionError.unsupportedRequest("\(Self.self)") }
    /// Fails: pictures are not analysed.
    public func perform(
        on image: CIImage, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> [RecognizedTextObservation] { throw VisionError.unsupportedRequest("\(Self.self)") }
    /// Fails: pictures are not analysed.
    public func perform(
        on data: Data, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> [RecognizedTextObservation] { throw VisionError.unsupportedRequest("\(Self.self)") }
    /// Fails: pictures are not analysed.
    public func perform(
        on url: URL, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> [RecognizedTextObservation] { throw VisionError.unsupportedRequest("\(Self.self)") }
}

/// A text in a picture. There is none.
public struct RecognizedTextObservation: Hashable, Sendable {
    /// The identifier.
    public let uuid = UUID()
    /// How sure the text is, from 0 to 1.
    public var confidence: Float { 0 }
    /// The text: empty.
    public var transcript: String { "" }

    private init() {}

    /// Returns the likely texts: none.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
}

/// A text that a picture may have. There is none.
public struct RecognizedText: Hashable, Sendable {
    /// The text.
    public let string: String
    /// How likely it is, from 0 to 1.
    public let confidence: Float

    private init(string: String, confidence: Float) { (self.string, self.confidence) = (string, confidence) }
}

/// The reason why a picture cannot be analysed.
public enum VisionError: LocalizedError, Sendable {
    case unsupportedRequest(String)
    case operationFailed(String)
    case invalidImage(String)
    case requestCancelled

    /// A sentence for the user.
    public var errorDescription: String? { "Pictures are not analysed in a terminal." }
}
