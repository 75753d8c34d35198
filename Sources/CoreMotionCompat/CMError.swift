import Foundation

/// The domain of the errors of sensors.
public let CMErrorDomain = "CMErrorDomain"

/// The number of an error of sensors.
public struct CMError: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// Creates a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The error with the number.
    var error: NSError {
        NSError(
            domain: CMErrorDomain, code: Int(rawValue),
            userInfo: [NSLocalizedDescriptionKey: "A terminal has no sensors of motion."])
    }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device must be moved.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// The north is unknown.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// The reason is unknown.
public let CMErrorUnknown = CMError(103)
/// There are no activities.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The app must not know activities.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The app has no entitlement for activities.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// A parameter has no meaning.
public let CMErrorInvalidParameter = CMError(107)
/// An action has no meaning.
public let CMErrorInvalidAction = CMError(108)
/// There is no sensor.
public let CMErrorNotAvailable = CMError(109)
/// The app has no entitlement.
public let CMErrorNotEntitled = CMError(110)
/// The app is not authorized.
public let CMErrorNotAuthorized = CMError(111)

/// Whether an app may use sensors.
public enum CMAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Passes a closure to a different thread. `@unchecked` is safe: it is called once, and the caller gives it away.
struct Reply: @unchecked Sendable {
    let closure: () -> Void

    func send() { DispatchQueue.global().async { closure() } }
    func send(to queue: OperationQueue) { queue.addOperation { closure() } }
}
