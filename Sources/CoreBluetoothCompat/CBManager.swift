import Foundation

/// Whether Bluetooth can be used.
public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
    case notDetermined, restricted, denied, allowedAlways
}

/// The Bluetooth of the machine, which an app in a terminal does not use.
open class CBManager: NSObject, @unchecked Sendable {
    // Sendable: the values are constant, except the delegates, which are set before the first message and used on the
    // queue of the manager.

    /// The queue on which the delegate is told.
    let queue: DispatchQueue

    init(queue: DispatchQueue?) { self.queue = queue ?? .main }

    /// Whether Bluetooth can be used: it cannot.
    open var state: CBManagerState { .unsupported }
    /// Whether the app may use Bluetooth: nobody has decided.
    open class var authorization: CBManagerAuthorization { .notDetermined }
    /// Whether the app may use Bluetooth: nobody has decided.
    open var authorization: CBManagerAuthorization { Self.authorization }
}

/// A device, or an app, that is reached by Bluetooth.
open class CBPeer: NSObject, @unchecked Sendable {
    // Sendable: no device is ever found, so that there are no objects of this class.

    /// The identifier.
    public let identifier: UUID

    init(identifier: UUID) { self.identifier = identifier }
}

/// The kinds of failures of Bluetooth.
public struct CBError: _BridgedStoredNSError {
    /// The kinds of failures.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = CBError

        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
        case connectionLimitReached, unknownDevice, operationNotSupported, peerRemovedPairingInformation
        case encryptionTimedOut, tooManyLEPairedDevices
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { CBErrorDomain }

    /// There is no connection.
    public static var notConnected: Code { .notConnected }
    /// The device does not answer.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// The device has gone.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// There is no Bluetooth.
    public static var operationNotSupported: Code { .operationNotSupported }

    static var unsupported: CBError {
        CBError(.operationNotSupported, userInfo: [NSLocalizedDescriptionKey: "A terminal has no Bluetooth."])
    }
}

/// The domain of the failures of Bluetooth.
public let CBErrorDomain = "CBErrorDomain"

/// The failures of requests to a device.
public struct CBATTError: _BridgedStoredNSError {
    /// The kinds of failures.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = CBATTError

        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
        case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        case insufficientEncryption, unsupportedGroupType, insufficientResources
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { CBATTErrorDomain }
}

/// The domain of the failures of requests.
public let CBATTErrorDomain = "CBATTErrorDomain"
