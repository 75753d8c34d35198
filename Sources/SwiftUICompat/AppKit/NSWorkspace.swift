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

/// The app's pasteboard, for code that uses AppKit: see ``UIPasteboard``.
@MainActor @preconcurrency
public final class NSPasteboard {
    /// The type of an item on a pasteboard.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// A URL.
        public static let URL = PasteboardType("public.url")
        /// The URL of a file.
        public static let fileURL = PasteboardType("public.file-url")
    }

    /// The pasteboard of the app.
    public static let general = NSPasteboard()

    private init() {}

    /// Clears the pasteboard, and returns 0 as its change count.
    @discardableResult
    public func clearContents() -> Int {
        UIPasteboard.general.string = ""
        return 0
    }

    /// Puts a text on the pasteboard.
    @discardableResult
    public func setString(_ string: String, forType type: PasteboardType) -> Bool {
        UIPasteboard.general.string = string
        return true
    }

    /// Returns the text on the pasteboard, if there is any.
    public func string(forType type: PasteboardType) -> String? {
        let text = UIPasteboard.general.string
        return text == "" ? nil : text
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
