import FoundationNetworking

/// The API for networks with restricted use. Linux has no such networks, so no request fails because of them.
/// Code with a fallback compiles, and uses its fallback if an error requires it.

extension URLError {
    /// The reason why a network was unavailable.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// The network is cellular, which was not allowed.
        case cellular

        /// The network is expensive, which was not allowed.
        case expensive

        /// The network is in Low Data Mode, which was not allowed.
        case constrained
    }

    /// The reason why the network was unavailable; `nil` if the error has a different cause.
    ///
    /// It is read from the error's user info under ``NSURLErrorNetworkUnavailableReasonKey``. No task on
    /// Linux sets it, but a test can.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
    }
}

/// The key of a `URLError` for the reason why the network was unavailable: a raw value of
/// `URLError.NetworkUnavailableReason`.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLRequest {
    /// Whether networks in Low Data Mode may be used. Linux has none, so this is always true, and setting it
    /// has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether expensive networks may be used. Linux does not identify them, so this is always true, and
    /// setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionConfiguration {
    /// Whether networks in Low Data Mode may be used. Linux has none, so this is always true, and setting it
    /// has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether expensive networks may be used. Linux does not identify them, so this is always true, and
    /// setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}
