import CoreGraphicsCompat
import Foundation

/// The screens and windows to record. It is never created: each request fails with `userDeclined`, as on a Mac whose
/// user has not allowed the app to record the screen.
public final class SCShareableContent: NSObject, Sendable {
    /// The windows.
    public let windows: [SCWindow] = []
    /// The screens.
    public let displays: [SCDisplay] = []
    /// The programs.
    public let applications: [SCRunningApplication] = []

    private override init() {}

    /// Fails with `userDeclined`.
    public class var current: SCShareableContent {
        get async throws { throw SCStreamError(.userDeclined) }
    }

    /// Fails with `userDeclined`.
    public class func excludingDesktopWindows(
        _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool
    ) async throws -> SCShareableContent { throw SCStreamError(.userDeclined) }

    /// Fails with `userDeclined`.
    @preconcurrency
    public class func getExcludingDesktopWindows(
        _ excludeDesktopWindows: Bool, onScreenWindowsOnly: Bool,
        completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
    ) { getWithCompletionHandler(completionHandler) }

    /// Fails with `userDeclined`.
    @preconcurrency
    public class func getWithCompletionHandler(
        _ completionHandler: @escaping @Sendable (SCShareableContent?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(nil, SCStreamError(.userDeclined)) }
    }
}

/// A program whose windows can be recorded. It is never created.
public final class SCRunningApplication: NSObject, Sendable {
    /// The identifier.
    public let bundleIdentifier = ""
    /// The name.
    public let applicationName = ""
    /// The number.
    public let processID: Int32 = 0

    private override init() {}
}

/// A window that can be recorded. It is never created.
public final class SCWindow: NSObject, Sendable {
    /// The number.
    public let windowID: CGWindowID = 0
    /// The place.
    public let frame = CGRect.zero
    /// The title.
    public let title: String? = nil
    /// The level.
    public let windowLayer = 0
    /// The program.
    public let owningApplication: SCRunningApplication? = nil
    /// Whether it is visible.
    public let isOnScreen = false
    /// Whether it is in front.
    public let isActive = false

    private override init() {}
}

/// A screen that can be recorded. It is never created.
public final class SCDisplay: NSObject, Sendable {
    /// The number.
    public let displayID: CGDirectDisplayID = 0
    /// The width in points.
    public let width = 0
    /// The height in points.
    public let height = 0
    /// The place.
    public let frame = CGRect.zero

    private override init() {}
}
