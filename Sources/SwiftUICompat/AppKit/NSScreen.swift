import CursesUI

/// The terminal's screen, for code that uses AppKit: see ``UIScreen``.
@MainActor @preconcurrency
public final class NSScreen {
    /// The screen of the app.
    public static let main: NSScreen? = only
    /// The screen at which the coordinates begin: the terminal.
    public static var deepest: NSScreen? { only }
    private static let only = NSScreen()
    /// The screens: only the terminal.
    public static var screens: [NSScreen] { [only] }
    /// Whether each screen has its own spaces.
    public static var screensHaveSeparateSpaces: Bool { false }

    private init() {}

    /// The whole screen, in points.
    public var frame: CGRect { UIScreen.main.bounds }
    /// The whole screen, in points.
    public var visibleFrame: CGRect { UIScreen.main.bounds }
    /// Always 1: a cell has no subpixels.
    public var backingScaleFactor: CGFloat { 1 }
    /// The name of the screen.
    public var localizedName: String { "Terminal" }
    /// The edges that a camera covers: none.
    public var safeAreaInsets: NSEdgeInsets { .zero }
    /// The part beside a camera: none.
    public var auxiliaryTopLeftArea: CGRect? { nil }
    /// The part beside a camera: none.
    public var auxiliaryTopRightArea: CGRect? { nil }
    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }
    /// The colour space: sRGB.
    public var colorSpace: NSColorSpace? { .sRGB }
    /// What is known of the screen: its number and its size.
    public var deviceDescription: [NSDeviceDescriptionKey: Any] {
        [NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1), .size: frame.size]
    }

    /// Returns the same rectangle: points are pixels.
    public func backingAlignedRect(_ rect: CGRect, options: Int = 0) -> CGRect { rect.integral }
    /// Returns the same rectangle: points are pixels.
    public func convertRectToBacking(_ rect: CGRect) -> CGRect { rect }
    /// Returns the same rectangle: points are pixels.
    public func convertRectFromBacking(_ rect: CGRect) -> CGRect { rect }
}

/// What is known of a screen.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the fact.
    public let rawValue: String

    /// Creates a fact from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a fact from its name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// The size in points.
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
    /// The number of pixels per inch.
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    /// Whether it is a screen.
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
}

/// An object with a screen: a window of AppKit, where a window of UIKit has a screen of UIKit.
@MainActor @preconcurrency
public protocol _DesktopScreened: AnyObject {}

extension _DesktopScreened {
    /// The terminal's screen, as in AppKit, where it is optional.
    public var screen: NSScreen? { NSScreen.main }
    /// The terminal's screen, as in AppKit, where it is optional.
    public var deepestScreen: NSScreen? { NSScreen.main }
}

extension UIWindow: _DesktopScreened {}
