import Foundation

/// How a private network is reached. The values are kept, but have no effect.
open class NEVPNProtocol: NSObject {
    /// The server.
    open var serverAddress: String?
    /// The name of the user.
    open var username: String?
    /// The password, as the keychain refers to it.
    open var passwordReference: Data?
    /// The certificate, as the keychain refers to it.
    open var identityReference: Data?
    /// Whether the connection ends when the machine sleeps.
    open var disconnectOnSleep = false
    /// Whether all networks are used through it.
    open var includeAllNetworks = false
    /// Whether the networks at the place are left out.
    open var excludeLocalNetworks = false
    /// Whether its routes are used.
    open var enforceRoutes = false

    /// Creates a description.
    public override init() {}
}

/// A private network with IPSec. The values are kept, but have no effect.
open class NEVPNProtocolIPSec: NEVPNProtocol {
    /// How the user and the server prove who they are.
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    /// Whether the user is asked for a name and a password.
    open var useExtendedAuthentication = false
    /// The secret of the user and the server, as the keychain refers to it.
    open var sharedSecretReference: Data?
    /// The name of the user's side.
    open var localIdentifier: String?
    /// The name of the server's side.
    open var remoteIdentifier: String?
}

/// A private network with IKEv2. The values are kept, but have no effect.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec {
    /// How often the server is asked whether it is there.
    open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    /// The name of who has signed the server's certificate.
    open var serverCertificateIssuerCommonName: String?
    /// The name in the server's certificate.
    open var serverCertificateCommonName: String?
    /// Whether the connection does not move to other networks.
    open var disableMOBIKE = false
    /// Whether the server sends to no other.
    open var disableRedirect = false
    /// Whether keys are not made of old ones.
    open var enablePFS = false
}

/// A private network that an extension of the app makes. The values are kept, but have no effect.
open class NETunnelProviderProtocol: NEVPNProtocol {
    /// Values of the app.
    open var providerConfiguration: [String: Any]?
    /// The identifier of the extension.
    open var providerBundleIdentifier: String?
}

/// How the user and the server of a private network prove who they are.
public enum NEVPNIKEAuthenticationMethod: Int, Sendable {
    case none, certificate, sharedSecret
}

/// How often a server is asked whether it is there.
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable {
    case none, low, medium, high
}

/// When a private network is used. The values are kept, but have no effect.
open class NEOnDemandRule: NSObject {
    /// The domains of names.
    open var dnsSearchDomainMatch: [String]?
    /// The names of wireless networks.
    open var ssidMatch: [String]?
    /// The kinds of networks.
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    /// A page that must answer.
    open var probeURL: URL?

    /// Creates a rule.
    public override init() {}
}

/// The network is used.
open class NEOnDemandRuleConnect: NEOnDemandRule {}
/// The network is not used.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}
/// Nothing changes.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}

/// A kind of network.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0
    case ethernet = 1
    case wiFi = 2
    case cellular = 3
}

/// The reason why a private network cannot be used.
public struct NEVPNError: _BridgedStoredNSError {
    /// The kinds of reasons.
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        /// The error with such a code.
        public typealias _ErrorType = NEVPNError

        case configurationInvalid = 1
        case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error from an object.
    public init(_nsError error: NSError) { _nsError = error }

    /// The domain of the errors.
    public static var _nsErrorDomain: String { NEVPNErrorDomain }

    /// The description is not valid.
    public static var configurationInvalid: Code { .configurationInvalid }
    /// The network is turned off.
    public static var configurationDisabled: Code { .configurationDisabled }
    /// The server is not reached.
    public static var connectionFailed: Code { .connectionFailed }
    /// The description has changed.
    public static var configurationStale: Code { .configurationStale }
    /// The description cannot be read or written.
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    /// Any other reason.
    public static var configurationUnknown: Code { .configurationUnknown }
}

/// The domain of the errors.
public let NEVPNErrorDomain = "NEVPNErrorDomain"
