@_exported import Foundation

/// Tells whether a network reaches an address or a host.
///
/// Every address counts as reachable while the machine has a network: an interface that is up and has an address, other
/// than the loopback. Changes are not reported: nothing on Linux announces them without a further library.
public final class SCNetworkReachability: Sendable {
    fileprivate init() {}
}

/// What is known about the way to an address.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The connection is made when it is needed.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// The address can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection must be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Traffic makes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user must do something to make the connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// A call of the system makes the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address belongs to this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// No gateway is between this machine and the address.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// A cellular network leads to the address.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// Traffic makes the connection.
    public static let connectionAutomatic = connectionOnTraffic
}

/// The bit of ``SCNetworkReachabilityFlags/transientConnection``.
public let kSCNetworkFlagsTransientConnection = 1
/// The bit of ``SCNetworkReachabilityFlags/reachable``.
public let kSCNetworkFlagsReachable = 1 << 1
/// The bit of ``SCNetworkReachabilityFlags/connectionRequired``.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// The bit of ``SCNetworkReachabilityFlags/connectionAutomatic``.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The bit of ``SCNetworkReachabilityFlags/interventionRequired``.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// The bit of ``SCNetworkReachabilityFlags/isLocalAddress``.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// The bit of ``SCNetworkReachabilityFlags/isDirect``.
public let kSCNetworkFlagsIsDirect = 1 << 17

/// Is called when the way to an address changes; never in a terminal.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What a callback receives.
public struct SCNetworkReachabilityContext {
    /// The version of the structure: 0.
    public var version: Int
    /// A pointer for the callback.
    public var info: UnsafeMutableRawPointer?

    /// Creates a context. The functions are ignored.
    public init(
        version: Int = 0, info: UnsafeMutableRawPointer? = nil,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)? = nil, release: ((UnsafeRawPointer) -> Void)? = nil,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)? = nil
    ) {
        self.version = version
        self.info = info
    }
}

/// Returns an object for an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    SCNetworkReachability()
}

/// Returns an object for the host with a name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    SCNetworkReachability()
}

/// Reads whether the machine has a network.
///
/// - Returns: `true`, because the state can always be read.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = hasNetwork() ? .reachable : []
    return true
}

/// Has no effect: changes are not reported.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    true
}

/// Has no effect: changes are not reported.
///
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    true
}

/// Returns whether an interface other than the loopback is up and has an address.
private func hasNetwork() -> Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return false }
    defer { freeifaddrs(first) }
    return sequence(first: first) { $0?.pointee.ifa_next }.contains { entry in
        guard let entry = entry?.pointee, let family = entry.ifa_addr.map({ Int32($0.pointee.sa_family) }) else {
            return false
        }
        let isLoopback = entry.ifa_flags & UInt32(IFF_LOOPBACK) != 0
        return entry.ifa_flags & UInt32(IFF_UP) != 0 && !isLoopback && (family == AF_INET || family == AF_INET6)
    }
}
