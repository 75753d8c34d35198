import CursesUI

/// The terminal's screen, for code that uses UIKit.
@MainActor
public final class UIScreen {
    /// The screen of the app whose event or body is running, otherwise of the first app of the process.
    public static let main = UIScreen()

    private init() {}

    /// The whole screen, in points. A body that reads it is evaluated again when the size changes.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: Screen.current?.bounds ?? .zero)
    }

    /// Always 1: a cell has no subpixels.
    public var scale: CGFloat { 1 }
}
