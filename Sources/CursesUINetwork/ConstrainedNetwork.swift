import FoundationNetworking

/// The names for networks that the user wants spared. Linux knows no such networks, so nothing is ever
/// refused here because of them; code that asks for a fallback compiles, and its fallback is taken when an
/// error says that it is needed.

extension URLError {
    /// Why a network was not available.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// It is a mobile network, and those were not allowed.
        case cellular

        /// It costs more, and those were not allowed.
        case expensive

        /// It is in low data mode, and that was not allowed.
        case constrained
    }

    /// Why the network was not available, if that is what went wrong.
    ///
    /// It is read from the user information of the error, under
    /// ``NSURLErrorNetworkUnavailableReasonKey``; no task on Linux puts it there, a test may.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (errorUserInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
    }
}

/// Where a `URLError` says why the network was not available: a raw value of
/// `URLError.NetworkUnavailableReason`.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLRequest {
    /// Whether networks in low data mode may be used. There are none on Linux: it is always true, and
    /// setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether networks that cost more may be used. They are not told apart on Linux: it is always true, and
    /// setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionConfiguration {
    /// Whether networks in low data mode may be used. There are none on Linux: it is always true, and
    /// setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether networks that cost more may be used. They are not told apart on Linux: it is always true, and
    /// setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
}
