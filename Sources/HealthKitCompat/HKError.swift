import Foundation

/// An error of health data. In a terminal there is no health data: most errors are ``errorHealthDataUnavailable``.
public struct HKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case unknownError = 0
        case errorHealthDataUnavailable
        case errorHealthDataRestricted
        case errorInvalidArgument
        case errorAuthorizationDenied
        case errorAuthorizationNotDetermined
        case errorDatabaseInaccessible
        case errorUserCanceled
        case errorAnotherWorkoutSessionStarted
        case errorUserExitedWorkoutSession
        case errorRequiredAuthorizationDenied
        case errorNoData
        case errorWorkoutActivityNotAllowed
        case errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed
        case errorNotPermissibleForGuestUserMode

        /// Whether an error has the reason.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The domain of the errors.
    public static var errorDomain: String { HKErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The sentence about the error, which Foundation on Linux takes from here.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
    /// A sentence for the user.
    public var errorDescription: String? {
        code == .errorHealthDataUnavailable
            ? "Health data is unavailable on this device" : "The health data cannot be used."
    }

    /// The reason is unknown.
    public static var unknownError: Code { .unknownError }
    /// There is no health data.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// Health data must not be used.
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    /// An argument has no meaning.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The user has denied the access.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The user has not been asked.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The data cannot be read while the device is locked.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// The user has cancelled.
    public static var errorUserCanceled: Code { .errorUserCanceled }
    /// A different workout has begun.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// The user has left the app during a workout.
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    /// The user has denied the access to required data.
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    /// There is no data for a query.
    public static var errorNoData: Code { .errorNoData }
}

/// The domain of the errors of health data.
public let HKErrorDomain = "com.apple.healthkit"

/// Calls a closure on a different thread, as health data does.
func reply(_ closure: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: closure) }
