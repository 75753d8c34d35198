import Foundation

/// An interface of Wi-Fi. It is never created.
open class CWInterface: NSObject {
    private override init() {}

    /// The name.
    open var interfaceName: String? { nil }
    /// Returns whether it is on.
    open func powerOn() -> Bool { false }
    /// Returns whether it is used.
    open func serviceActive() -> Bool { false }
    /// Returns the name of the network.
    open func ssid() -> String? { nil }
    /// Returns the name of the network as bytes.
    open func ssidData() -> Data? { nil }
    /// Returns the address of the base station.
    open func bssid() -> String? { nil }
    /// Returns the address of the interface.
    open func hardwareAddress() -> String? { nil }
    /// Returns the country.
    open func countryCode() -> String? { nil }
    /// Returns the strength of the signal, in dBm.
    open func rssiValue() -> Int { 0 }
    /// Returns the noise, in dBm.
    open func noiseMeasurement() -> Int { 0 }
    /// Returns the megabits of a second.
    open func transmitRate() -> Double { 0 }
    /// Returns the power, in milliwatts.
    open func transmitPower() -> Int { 0 }
    /// Returns the channel.
    open func wlanChannel() -> CWChannel? { nil }
    /// Returns the encryption.
    open func security() -> CWSecurity { .unknown }
    /// Returns the version of Wi-Fi.
    open func activePHYMode() -> CWPHYMode { .modeNone }
    /// Returns what it is.
    open func interfaceMode() -> CWInterfaceMode { .none }
    /// Returns the known networks.
    open func cachedScanResults() -> Set<CWNetwork>? { nil }
    /// Fails with `notSupportedErr`.
    open func scanForNetworks(withName networkName: String?) throws -> Set<CWNetwork> {
        throw CWError(.notSupportedErr)
    }
    /// Fails with `notSupportedErr`.
    open func scanForNetworks(withSSID ssid: Data?) throws -> Set<CWNetwork> { throw CWError(.notSupportedErr) }
    /// Fails with `notSupportedErr`.
    open func associate(to network: CWNetwork, password: String?) throws { throw CWError(.notSupportedErr) }
    /// Has no effect.
    open func disassociate() {}
    /// Fails with `notSupportedErr`.
    open func setPower(_ power: Bool) throws { throw CWError(.notSupportedErr) }
}

/// A network of Wi-Fi. It is never created.
open class CWNetwork: NSObject {
    private override init() {}

    /// The name.
    open var ssid: String? { nil }
    /// The address of the base station.
    open var bssid: String? { nil }
    /// The strength of the signal, in dBm.
    open var rssiValue: Int { 0 }
    /// The noise, in dBm.
    open var noiseMeasurement: Int { 0 }
    /// The channel.
    open var wlanChannel: CWChannel? { nil }
    /// The country.
    open var countryCode: String? { nil }
    /// Whether it has no base station.
    open var ibss: Bool { false }
    /// Returns whether it has an encryption.
    open func supportsSecurity(_ security: CWSecurity) -> Bool { false }
}

/// A channel of Wi-Fi. It is never created.
open class CWChannel: NSObject {
    private override init() {}

    /// The number.
    open var channelNumber: Int { 0 }
    /// The width.
    open var channelWidth: CWChannelWidth { .widthUnknown }
    /// The band.
    open var channelBand: CWChannelBand { .bandUnknown }
}
