import FoundationGaps

/// An error about audio or video.
public struct AVError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The error code.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceNotConnected = -11814
        case fileFormatNotRecognized = -11828
        case decodeFailed = -11821
        case exportFailed = -11820
        case decoderNotFound = -11833
        case contentIsNotAuthorized = -11835
        case operationNotSupportedForAsset = -11838
        case noLongerPlayable = -11867
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The domain of the error.
    public static let errorDomain = "AVFoundationErrorDomain"
    /// The number of the code.
    public var errorCode: Int { code.rawValue }

    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// A sentence about the error.
    public var errorDescription: String? {
        code == .decoderNotFound ? "A terminal cannot read audio or video." : "An error of audio or video occurred."
    }

    /// Audio or video cannot be read.
    public static let decoderNotFound = Code.decoderNotFound
    /// An unknown error.
    public static let unknown = Code.unknown
}
