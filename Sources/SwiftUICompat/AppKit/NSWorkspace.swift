import CursesUI

/// The user's desktop, for code that uses AppKit.
@MainActor @preconcurrency
public final class NSWorkspace {
    /// The user's desktop.
    public static let shared = NSWorkspace()

    private init() {}

    /// Opens a URL with the desktop's default program, if there is a desktop.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        UIApplication.shared.open(url)
        return url.scheme != nil
    }

    /// Opens the folder of a file with the desktop's default program.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
        guard let file = fileURLs.first else { return }
        open(file.deletingLastPathComponent())
    }
}

/// The terminal's screen, for code that uses AppKit: see ``UIScreen``.
@MainActor @preconcurrency
public final class NSScreen {
    /// The screen of the app.
    public static let main: NSScreen? = NSScreen()
    /// The screens: only the terminal.
    public static var screens: [NSScreen] { main.map { [$0] } ?? [] }

    private init() {}

    /// The whole screen, in points.
    public var frame: CGRect { UIScreen.main.bounds }
    /// The whole screen, in points.
    public var visibleFrame: CGRect { UIScreen.main.bounds }
    /// Always 1: a cell has no subpixels.
    public var backingScaleFactor: CGFloat { 1 }
}
