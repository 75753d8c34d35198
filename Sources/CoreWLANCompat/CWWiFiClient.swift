@_exported import Foundation

/// Gives the interfaces of Wi-Fi. It finds none, as on a Mac without Wi-Fi: a program in a terminal does not manage the
/// networks of its machine.
open class CWWiFiClient: NSObject, @unchecked Sendable {
    // Sendable: nothing but the app uses its property, and a Mac does not guard it either.
    private static let only = CWWiFiClient()

    /// Is told about changes: never.
    open weak var delegate: AnyObject?

    /// Creates a client.
    public override init() {}

    /// Returns the client of the app.
    open class func shared() -> CWWiFiClient { only }
    /// Returns `nil`: there is no interface.
    open func interface() -> CWInterface? { nil }
    /// Returns `nil`: there is no interface.
    open func interface(withName interfaceName: String?) -> CWInterface? { nil }
    /// Returns an empty list: there is no interface.
    open func interfaces() -> [CWInterface]? { [] }
    /// Returns an empty list: there is no interface.
    open class func interfaceNames() -> [String]? { [] }
    /// Fails with `notSupportedErr`: nothing is told.
    open func startMonitoringEvent(with type: CWEventType) throws { throw CWError(.notSupportedErr) }
    /// Has no effect: nothing is told.
    open func stopMonitoringEvent(with type: CWEventType) throws {}
    /// Has no effect: nothing is told.
    open func stopMonitoringAllEvents() throws {}
}

/// An event of Wi-Fi.
public enum CWEventType: Int, Sendable {
    /// None.
    case none = 0
    /// Wi-Fi is switched on or off.
    case powerDidChange = 1
    /// There is another network.
    case ssidDidChange = 2
    /// There is another base station.
    case bssidDidChange = 3
    /// There is another country.
    case countryCodeDidChange = 4
    /// The link has changed.
    case linkDidChange = 5
    /// The quality of the link has changed.
    case linkQualityDidChange = 6
    /// There is another mode.
    case modeDidChange = 7
    /// The networks have been listed.
    case scanCacheUpdated = 8
}

/// Is told about Wi-Fi: never.
public protocol CWEventDelegate: NSObjectProtocol {}
