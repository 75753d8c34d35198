import Foundation

/// The domain of errors of this module.
public let SCStreamErrorDomain = "com.apple.ScreenCaptureKit.SCStreamErrorDomain"

/// An error of this module. Each request fails with `userDeclined`.
public struct SCStreamError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        /// The user has not allowed it.
        case userDeclined = -3801
        /// The stream has not started.
        case failedToStart = -3802
        /// The app has no right to do it.
        case missingEntitlements = -3803
        /// The connection is invalid.
        case failedApplicationConnectionInvalid = -3804
        /// The connection was interrupted.
        case failedApplicationConnectionInterrupted = -3805
        /// There is no such app.
        case failedNoMatchingApplicationContext = -3806
        /// The stream runs already.
        case attemptToStartStreamState = -3807
        /// The stream does not run.
        case attemptToStopStreamState = -3808
        /// The filter cannot be changed.
        case attemptToUpdateFilterState = -3809
        /// The settings cannot be changed.
        case attemptToConfigState = -3810
        /// The system has failed.
        case internalError = -3811
        /// An argument is wrong.
        case invalidParameter = -3812
        /// The windows cannot be listed.
        case noWindowList = -3813
        /// The screens cannot be listed.
        case noDisplayList = -3814
        /// There is nothing to show.
        case noCaptureSource = -3815
        /// The stream cannot be removed.
        case removingStream = -3816
        /// The user has stopped it.
        case userStopped = -3817
        /// Sound is not recorded.
        case failedToStartAudioCapture = -3818
        /// The recording of sound does not stop.
        case failedToStopAudioCapture = -3819
        /// The microphone is not used.
        case failedToStartMicrophoneCapture = -3820
        /// The system has stopped it.
        case systemStoppedStream = -3821
    }

    /// The domain.
    public static var errorDomain: String { SCStreamErrorDomain }
    /// The reason.
    public let code: Code
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
    }

    /// A sentence about the error.
    public var errorDescription: String? {
        code == .userDeclined ? "A program in a terminal cannot record the screen." : "The screen is not recorded."
    }

    /// The user has not allowed it.
    public static var userDeclined: Code { .userDeclined }
    /// The stream has not started.
    public static var failedToStart: Code { .failedToStart }
    /// The app has no right to do it.
    public static var missingEntitlements: Code { .missingEntitlements }
    /// The connection is invalid.
    public static var failedApplicationConnectionInvalid: Code { .failedApplicationConnectionInvalid }
    /// The connection was interrupted.
    public static var failedApplicationConnectionInterrupted: Code { .failedApplicationConnectionInterrupted }
    /// There is no such app.
    public static var failedNoMatchingApplicationContext: Code { .failedNoMatchingApplicationContext }
    /// The stream runs already.
    public static var attemptToStartStreamState: Code { .attemptToStartStreamState }
    /// The stream does not run.
    public static var attemptToStopStreamState: Code { .attemptToStopStreamState }
    /// The filter cannot be changed.
    public static var attemptToUpdateFilterState: Code { .attemptToUpdateFilterState }
    /// The settings cannot be changed.
    public static var attemptToConfigState: Code { .attemptToConfigState }
    /// The system has failed.
    public static var internalError: Code { .internalError }
    /// An argument is wrong.
    public static var invalidParameter: Code { .invalidParameter }
    /// The windows cannot be listed.
    public static var noWindowList: Code { .noWindowList }
    /// The screens cannot be listed.
    public static var noDisplayList: Code { .noDisplayList }
    /// There is nothing to show.
    public static var noCaptureSource: Code { .noCaptureSource }
    /// The stream cannot be removed.
    public static var removingStream: Code { .removingStream }
    /// The user has stopped it.
    public static var userStopped: Code { .userStopped }
    /// Sound is not recorded.
    public static var failedToStartAudioCapture: Code { .failedToStartAudioCapture }
    /// The recording of sound does not stop.
    public static var failedToStopAudioCapture: Code { .failedToStopAudioCapture }
    /// The microphone is not used.
    public static var failedToStartMicrophoneCapture: Code { .failedToStartMicrophoneCapture }
    /// The system has stopped it.
    public static var systemStoppedStream: Code { .systemStoppedStream }
}
