/// The encryption of a network.
public enum CWSecurity: Int, Sendable {
    /// None.
    case none = 0
    /// WEP.
    case WEP = 1
    /// WPA with a password.
    case wpaPersonal = 2
    /// WPA or WPA2 with a password.
    case wpaPersonalMixed = 3
    /// WPA2 with a password.
    case wpa2Personal = 4
    /// Any with a password.
    case personal = 5
    /// WEP with changing keys.
    case dynamicWEP = 6
    /// WPA with an account.
    case wpaEnterprise = 7
    /// WPA or WPA2 with an account.
    case wpaEnterpriseMixed = 8
    /// WPA2 with an account.
    case wpa2Enterprise = 9
    /// Any with an account.
    case enterprise = 10
    /// WPA3 with a password.
    case wpa3Personal = 11
    /// WPA3 with an account.
    case wpa3Enterprise = 12
    /// WPA2 or WPA3 with a password.
    case wpa3Transition = 13
    /// Without a password.
    case OWE = 14
    /// With or without encryption.
    case oweTransition = 15
    /// The encryption is not known.
    case unknown = 9_223_372_036_854_775_807
}

/// The version of Wi-Fi.
public enum CWPHYMode: Int, Sendable {
    /// None.
    case modeNone = 0
    /// 802.11a.
    case mode11a = 1
    /// 802.11b.
    case mode11b = 2
    /// 802.11g.
    case mode11g = 3
    /// 802.11n.
    case mode11n = 4
    /// 802.11ac.
    case mode11ac = 5
    /// 802.11ax.
    case mode11ax = 6
    /// 802.11be.
    case mode11be = 7
}

/// The role of an interface.
public enum CWInterfaceMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A member of a network.
    case station = 1
    /// A member of a network without a base station.
    case IBSS = 2
    /// A base station.
    case hostAP = 3
}

/// The width of a channel.
public enum CWChannelWidth: Int, Sendable {
    /// It is not known.
    case widthUnknown = 0
    /// 20 MHz.
    case width20MHz = 1
    /// 40 MHz.
    case width40MHz = 2
    /// 80 MHz.
    case width80MHz = 3
    /// 160 MHz.
    case width160MHz = 4
}

/// The band of a channel.
public enum CWChannelBand: Int, Sendable {
    /// It is not known.
    case bandUnknown = 0
    /// 2.4 GHz.
    case band2GHz = 1
    /// 5 GHz.
    case band5GHz = 2
    /// 6 GHz.
    case band6GHz = 3
}

/// An error of Wi-Fi.
public struct CWError: Error, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        /// The function has failed.
        case unknownErr = -3900
        /// An argument is wrong.
        case invalidParameterErr = -3901
        /// The interface does not answer.
        case timeoutErr = -3905
        /// The function is not supported.
        case notSupportedErr = -3906
    }

    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }
}
