@_exported import Foundation
@_exported import SwiftUICompat

/// The name of a device nearby.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: the values are constant.

    /// The name.
    public let displayName: String

    /// Creates a name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }

    /// Returns the name itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A connection of devices nearby. A terminal finds nobody.
open class MCSession: NSObject, @unchecked Sendable {
    // Sendable: the values are constant, except the delegate, which is never called.

    /// The object is kept, but never called.
    open weak var delegate: (any MCSessionDelegate)?
    /// The name of this machine.
    public let myPeerID: MCPeerID
    /// Whether data are encrypted.
    public let encryptionPreference: MCEncryptionPreference

    /// Creates a connection.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }

    /// Creates a connection.
    ///
    /// - Parameter identity: has no effect.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
    }

    /// The other devices: none.
    open var connectedPeers: [MCPeerID] { [] }
    /// Fails: there is no connection.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError.failure(.notConnected)
    }
    /// Calls the closure with an error: there is no connection.
    @discardableResult
    @preconcurrency
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        completionHandler?(MCError.failure(.notConnected))
        return nil
    }
    /// Fails: there is no connection.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError.failure(.notConnected)
    }
    /// Has no effect: there is no connection.
    open func disconnect() {}
    /// Has no effect: there is no connection.
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    /// Fails: there is no connection.
    open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data {
        throw MCError.failure(.notConnected)
    }
    /// Has no effect: there is no connection.
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
}

/// Whether a device is connected.
public enum MCSessionState: Int, Sendable {
    case notConnected, connecting, connected
}

/// Whether data must arrive.
public enum MCSessionSendDataMode: Int, Sendable {
    case reliable, unreliable
}

/// Whether data are encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    case optional, required, none
}

/// Receives the events of a connection. No method is called.
public protocol MCSessionDelegate: AnyObject {
    /// Never called: there is no connection.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Never called: there is no connection.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Never called: there is no connection.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// Never called: there is no connection.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// Never called: there is no connection.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    /// Never called: there is no connection.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    /// Accepts the certificate.
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}

/// The reason why there is no connection.
public struct MCError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = MCError

        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { MCErrorDomain }

    /// There is no connection.
    public static var notConnected: Code { .notConnected }
    /// Nobody can be found.
    public static var unavailable: Code { .unavailable }
    /// It is not supported.
    public static var unsupported: Code { .unsupported }
    /// It took too long.
    public static var timedOut: Code { .timedOut }
    /// It was cancelled.
    public static var cancelled: Code { .cancelled }

    static func failure(_ code: Code) -> MCError {
        MCError(code, userInfo: [NSLocalizedDescriptionKey: "A terminal finds no devices nearby."])
    }
}

/// The domain of the errors.
public let MCErrorDomain = "MCErrorDomain"

/// The least number of devices in a connection.
public let kMCSessionMinimumNumberOfPeers = 2
/// The largest number of devices in a connection.
public let kMCSessionMaximumNumberOfPeers = 8
