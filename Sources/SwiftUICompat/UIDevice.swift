import Foundation

/// What a device is used as.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// The machine that the app runs on, as files that lean on UIKit ask for it.
@MainActor
public final class UIDevice {
    /// The machine that the app runs on.
    public static let current = UIDevice()

    private init() {}

    /// A machine with a keyboard and a screen as wide as one likes.
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

    /// What kind of device it is.
    public var model: String { "Terminal" }

    /// What kind of device it is.
    public var localizedModel: String { model }

    /// The same for as long as the app runs.
    public let identifierForVendor: UUID? = UUID()

    /// How the machine is held.
    public enum Orientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

        /// Whether it is held so; a terminal is not.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        /// Whether it is held so; a terminal is not.
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    }

    /// A screen stands.
    public var orientation: Orientation { .landscapeLeft }

    /// Nobody posts it: a screen stands.
    nonisolated public static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
}
