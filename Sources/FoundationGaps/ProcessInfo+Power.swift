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
}
