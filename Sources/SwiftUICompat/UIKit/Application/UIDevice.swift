import Foundation

/// The kind of a device's interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// The machine that the app runs on, for code that uses UIKit.
@MainActor @preconcurrency
public final class UIDevice {
    /// The machine that the app runs on.
    public static let current = UIDevice()

    /// Creates an object with the same values as ``current``.
    public init() {}

    /// Always `mac`: a machine with a keyboard and a resizable window.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

    /// The machine's name.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// The name of the operating system.
    public var systemName: String {
        #if os(Linux)
        "Linux"
        #else
        "macOS"
        #endif
    }

    /// The version of the operating system.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The model of the device.
    public var model: String { "Terminal" }

    /// The model of the device.
    public var localizedModel: String { model }

    /// An identifier that stays the same until the app ends.
    public let identifierForVendor: UUID? = UUID()

    /// Has no effect: a terminal does not rotate.
    public func setValue(_ value: Any?, forKey key: String) {}

    /// The orientation of a device.
    public enum Orientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

        /// Whether the orientation is landscape.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        /// Whether the orientation is portrait.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    }

    /// Always landscape, because a terminal does not rotate.
    public var orientation: Orientation { .landscapeLeft }

    /// The state of a battery.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    /// The value is kept, but has no effect.
    public var isBatteryMonitoringEnabled = false
    /// Always -1: the level is unknown.
    public var batteryLevel: Float { -1 }
    /// Always `unknown`.
    public var batteryState: BatteryState { .unknown }
    /// Has no effect: a terminal does not rotate.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Has no effect: a terminal does not rotate.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// Has no effect: a terminal plays no input clicks.
    public func playInputClick() {}

    /// Announces that the battery level has changed. It is never posted.
    nonisolated public static let batteryLevelDidChangeNotification =
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Announces that the battery state has changed. It is never posted.
    nonisolated public static let batteryStateDidChangeNotification =
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    /// Announces that the orientation has changed. It is never posted, because a terminal does not rotate.
    nonisolated public static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UIDevice.Orientation {
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation is portrait or landscape.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of a device.
public typealias UIDeviceOrientation = UIDevice.Orientation
