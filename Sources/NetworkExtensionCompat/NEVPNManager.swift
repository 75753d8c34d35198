@_exported import FoundationGaps

/// The private network of the app. There is none: loading and saving fail.
open class NEVPNManager: NSObject, @unchecked Sendable {
    // Sendable: as on Apple's platforms, an app sets the values in one place.

    private static let manager = NEVPNManager()

    /// The private network of the app.
    open class func shared() -> NEVPNManager { manager }

    /// The value is kept, but has no effect.
    open var isEnabled = false
    /// The value is kept, but has no effect.
    open var isOnDemandEnabled = false
    /// The value is kept, but has no effect.
    open var onDemandRules: [NEOnDemandRule]?
    /// The value is kept, but has no effect.
    open var localizedDescription: String?
    /// The value is kept, but has no effect.
    open var protocolConfiguration: NEVPNProtocol?
    /// The connection, which is invalid.
    open var connection: NEVPNConnection { ownConnection }
    private let ownConnection = NEVPNConnection()

    /// Creates a private network.
    public override init() {}

    /// Calls the closure with an error.
    @preconcurrency
    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(NEVPNError(.configurationReadWriteFailed))
    }
    /// Fails with `NEVPNError.configurationReadWriteFailed`.
    open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Calls the closure with an error.
    @preconcurrency
    open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    /// Fails with `NEVPNError.configurationReadWriteFailed`.
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Calls the closure with an error.
    @preconcurrency
    open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(NEVPNError(.configurationReadWriteFailed))
    }
    /// Fails with `NEVPNError.configurationReadWriteFailed`.
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
}

/// A private network that an extension of the app makes. There is none.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    /// Calls the closure without networks.
    @preconcurrency
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    /// Returns no networks.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }

    /// The connection, which is invalid.
    open override var connection: NEVPNConnection { session }
    private let session = NETunnelProviderSession()
}

/// The state of a private network.
public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// The connection of a private network. It is invalid.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The state: always `invalid`.
    open var status: NEVPNStatus { .invalid }
    /// The time since which it is connected: none.
    open var connectedDate: Date? { nil }

    /// Fails with `NEVPNError.configurationInvalid`.
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    /// Fails with `NEVPNError.configurationInvalid`.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Has no effect: the connection is invalid.
    open func stopVPNTunnel() {}
}

/// The connection of a private network that an extension of the app makes. It is invalid.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Fails with `NEVPNError.configurationInvalid`.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    /// Has no effect: the connection is invalid.
    open func stopTunnel() {}
    /// Fails with `NEVPNError.connectionFailed`.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError(.connectionFailed)
    }
}

extension Notification.Name {
    /// The state of a private network has changed. It is never posted.
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statuschange")
    /// A private network has changed. It is never posted.
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationchange")
}
