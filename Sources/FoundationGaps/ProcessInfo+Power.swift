import Foundation

extension ProcessInfo {
    /// The heat of a device.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// Always `nominal`: Foundation on Linux does not know the heat of a machine.
    public var thermalState: ThermalState { .nominal }

    /// Always false: Linux has no such mode for all programs.
    public var isLowPowerModeEnabled: Bool { false }

    /// Always false: the app does not run on a Mac.
    public var isMacCatalystApp: Bool { false }

    /// Always false: the app does not run on a Mac.
    public var isiOSAppOnMac: Bool { false }

    /// Announces that a device has become warmer or cooler. It is never posted.
    public static let thermalStateDidChangeNotification = NSNotification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
    /// Announces that a device saves power or no longer does. It is never posted.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")

    /// Announces that the clock has been set. It is never posted.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
