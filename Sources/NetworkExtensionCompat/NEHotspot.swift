import Foundation

/// A wireless network. None is known.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The name.
    open var ssid: String { "" }
    /// The address.
    open var bssid: String { "" }
    /// The strength of the signal, from 0 to 1.
    open var signalStrength: Double { 0 }
    /// Whether the network asks for a password.
    open var isSecure: Bool { false }
    /// Whether the network was joined without the user.
    open var didAutoJoin: Bool { false }
    /// How the network is protected.
    open var securityType: NEHotspotNetworkSecurityType { .unknown }

    override init() {}

    /// Calls the closure with `nil`.
    @preconcurrency
    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        completionHandler(nil)
    }
    /// Returns `nil`.
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// How a wireless network is protected.
public enum NEHotspotNetworkSecurityType: Int, Sendable {
    case open, WEP, personal, enterprise, unknown
}

/// A wireless network that the app wants to join.
open class NEHotspotConfiguration: NSObject {
    /// The name.
    public let ssid: String
    /// The value is kept, but has no effect.
    open var joinOnce = false
    /// The value is kept, but has no effect.
    open var hidden = false
    /// The value is kept, but has no effect.
    open var lifeTimeInDays: NSNumber = 0

    /// Creates a description of a network without a password.
    public init(ssid: String) { self.ssid = ssid }
    /// Creates a description of a network with a password.
    public init(ssid: String, passphrase: String, isWEP: Bool) { self.ssid = ssid }
    /// Creates a description of networks whose names begin alike.
    public init(ssidPrefix: String) { ssid = ssidPrefix }
    /// Creates a description of networks whose names begin alike.
    public init(ssidPrefix: String, passphrase: String, isWEP: Bool) { ssid = ssidPrefix }
}

/// Joins wireless networks. It joins none: each request fails with `NEHotspotConfigurationError.systemConfiguration`.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The manager.
    public static let shared = NEHotspotConfigurationManager()

    /// Calls the closure with an error.
    @preconcurrency
    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(NEHotspotConfigurationError.systemConfiguration) }
    /// Fails with `NEHotspotConfigurationError.systemConfiguration`.
    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        throw NEHotspotConfigurationError.systemConfiguration
    }
    /// Has no effect: no network has been joined.
    open func removeConfiguration(forSSID SSID: String) {}
    /// Calls the closure without names.
    @preconcurrency
    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) { completionHandler([]) }
    /// Returns no names.
    open func configuredSSIDs() async -> [String] { [] }
}

/// The reason why a network is not joined.
public enum NEHotspotConfigurationError: Int, LocalizedError, Sendable {
    case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings
    case invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown
    case joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix
    case userUnauthorized, systemDenied

    /// The reason in words.
    public var errorDescription: String? { "An app cannot join networks on Linux." }
}
