@_exported import Foundation

/// The mobile networks of the machine. There are none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    // Sendable: the handlers are never called.

    /// The object is kept, but never called.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// Never called: there are no networks.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    /// Never called: there are no networks.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?

    /// Creates an object.
    public override init() {}

    /// The company: none.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The companies: none.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The kind of network: none.
    open var currentRadioAccessTechnology: String? { nil }
    /// The kinds of networks: none.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The network for data: none.
    open var dataServiceIdentifier: String? { nil }
}

/// Receives changes of the networks. No method is called.
public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
    /// Never called: there are no networks.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    /// Does nothing.
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

extension Notification.Name {
    /// A network has changed; never posted.
    public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name(
        "CTServiceRadioAccessTechnologyDidChangeNotification")
    /// The network has changed; never posted.
    public static let CTRadioAccessTechnologyDidChange = Notification.Name(
        "CTRadioAccessTechnologyDidChangeNotification")
}

/// A company with a mobile network. There is none.
open class CTCarrier: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The name: unknown.
    open var carrierName: String? { nil }
    /// The number of the country: unknown.
    open var mobileCountryCode: String? { nil }
    /// The number of the company: unknown.
    open var mobileNetworkCode: String? { nil }
    /// The country: unknown.
    open var isoCountryCode: String? { nil }
    /// Whether calls may use the internet.
    open var allowsVOIP: Bool { true }
}

/// Whether the app may use mobile data; unknown.
open class CTCellularData: NSObject, @unchecked Sendable {
    // Sendable: the handler is never called.

    /// Never called: the state does not change.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?

    /// Creates an object.
    public override init() {}

    /// Whether the app may use mobile data: unknown.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
}

/// Whether an app may use mobile data.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown, restricted, notRestricted
}

/// The calls of the machine. There are none.
open class CTCallCenter: NSObject, @unchecked Sendable {
    // Sendable: the handler is never called.

    /// Never called: there are no calls.
    open var callEventHandler: ((CTCall) -> Void)?

    /// Creates an object.
    public override init() {}

    /// The calls: none.
    open var currentCalls: Set<CTCall>? { nil }
}

/// A call. There is none.
open class CTCall: NSObject, @unchecked Sendable {
    // Sendable: the object has no state.

    /// The state.
    open var callState: String { "" }
    /// The identifier.
    open var callID: String { "" }
}

/// A kind of network: GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// A kind of network: EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// A kind of network: WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// A kind of network: HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// A kind of network: HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// A kind of network: CDMA 1x.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// A kind of network: EV-DO, revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// A kind of network: EV-DO, revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// A kind of network: EV-DO, revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// A kind of network: eHRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// A kind of network: LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// A kind of network: 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// A kind of network: 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
