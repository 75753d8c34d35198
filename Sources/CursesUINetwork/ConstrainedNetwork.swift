import FoundationNetworking

/// The API for expensive and constrained networks. Linux does not restrict networks, so no request fails for this
/// reason. The API exists so that code with a fallback for such networks compiles.

extension URLError {
    /// The reason why a network was unavailable.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// The network is cellular, and the request does not allow cellular access.
        case cellular

        /// The network is expensive, and the request does not allow expensive networks.
        case expensive

        /// The network is in Low Data Mode, and the request does not allow constrained networks.
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

/// The user info key of a `URLError` for the reason why the network was unavailable. The value is a raw value of
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
