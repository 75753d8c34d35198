@_exported import AVFoundationCompat
import Foundation

/// Recognizes speech. A terminal does not: the user has denied it, and each task fails.
open class SFSpeechRecognizer {
    /// The language.
    public let locale: Locale
    /// The object is kept, but never called.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// The value is kept, but has no effect.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// The queue on which closures and delegates are called.
    open var queue = OperationQueue.main

    /// Creates a recognizer for the user's language.
    public convenience init?() { self.init(locale: .current) }

    /// Creates a recognizer for a language.
    public init?(locale: Locale) { self.locale = locale }

    /// Returns no languages.
    open class func supportedLocales() -> Set<Locale> { [] }
    /// Returns `.denied`: a terminal recognizes no speech.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    /// Calls the closure with `.denied`: a terminal recognizes no speech.
    @preconcurrency
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        DispatchQueue.global().async { handler(.denied) }
    }

    /// False: a terminal recognizes no speech.
    open var isAvailable: Bool { false }
    /// False: a terminal recognizes no speech.
    open var supportsOnDeviceRecognition: Bool {
        get { false }
        set {}
    }

    /// Begins a task, which fails: a terminal recognizes no speech.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        let failure = SpeechFailure { resultHandler(nil, task.error) }
        queue.addOperation { failure.report() }
        return task
    }

    /// Begins a task, which fails: a terminal recognizes no speech.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        let failure = SpeechFailure { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
        queue.addOperation { failure.report() }
        return task
    }
}

/// Tells an app that a task has failed. `@unchecked` is safe: it is used once, on the queue that the app chooses.
private struct SpeechFailure: @unchecked Sendable {
    let report: () -> Void
}

/// Whether an app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The use of recognized speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}

/// Is told whether speech can be recognized; never called.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// It has changed whether speech can be recognized.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    /// Does nothing.
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// An error of speech.
public struct SFSpeechError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case audioReadFailed
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel
        case audioDisordered, unexpectedAudioFormat, noModel, assetLocaleNotAllocated, tooManyAssetLocalesAllocated
        case incompatibleAudioFormats, moduleOutputFailed, cannotAllocateUnsupportedLocale, insufficientResources

        /// Whether an error has the reason.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? SFSpeechError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { "SFSpeechErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// A sentence for the user.
    public var errorDescription: String? { "A terminal recognizes no speech." }
}
