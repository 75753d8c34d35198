import CursesUI

/// The terminal's screen, for code that uses UIKit.
@MainActor @preconcurrency
public final class UIScreen {
    /// The screen of the app whose event handler or body is running, otherwise of the first app of the process.
    public static let main = UIScreen()

    private init() {}

    /// The whole screen, in points. A body that reads it is evaluated again when the size changes.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: Screen.current?.bounds ?? .zero)
    }

    /// Always 1: a cell has no subpixels.
    public var scale: CGFloat { 1 }

    /// Always 1: a cell has no subpixels.
    public var nativeScale: CGFloat { 1 }

    /// The whole screen, in points.
    public var nativeBounds: CGRect { bounds }

    /// Always 1: an app cannot set the brightness of the screen.
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }

    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }

    /// Always false: whether the screen is being recorded is unknown.
    public var isCaptured: Bool { false }

    /// The traits of the terminal.
    public var traitCollection: UITraitCollection { .current }

    /// Announces that the brightness has changed. It is never posted.
    nonisolated public static let brightnessDidChangeNotification =
        Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Announces that recording has begun or ended. It is never posted.
    nonisolated public static let capturedDidChangeNotification =
        Notification.Name("UIScreenCapturedDidChangeNotification")

    /// The screens: only the terminal.
    public static var screens: [UIScreen] { [main] }
}
