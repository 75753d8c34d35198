import FoundationGaps

/// The number of a window.
public typealias CGWindowID = UInt32
/// No window.
public let kCGNullWindowID: CGWindowID = 0

/// Which windows are listed.
public struct CGWindowListOption: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// All windows.
    public static let optionAll: CGWindowListOption = []
    /// The visible windows.
    public static let optionOnScreenOnly = CGWindowListOption(rawValue: 1)
    /// The visible windows in front of one.
    public static let optionOnScreenAboveWindow = CGWindowListOption(rawValue: 2)
    /// The visible windows behind one.
    public static let optionOnScreenBelowWindow = CGWindowListOption(rawValue: 4)
    /// The window itself, too.
    public static let optionIncludingWindow = CGWindowListOption(rawValue: 8)
    /// No parts of the desktop.
    public static let excludeDesktopElements = CGWindowListOption(rawValue: 16)
}

/// How a picture of windows is made.
public struct CGWindowImageOption: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Without shadows.
    public static let boundsIgnoreFraming = CGWindowImageOption(rawValue: 1)
    /// Without what shines through.
    public static let shouldBeOpaque = CGWindowImageOption(rawValue: 2)
    /// Only shadows.
    public static let onlyShadows = CGWindowImageOption(rawValue: 4)
    /// With all pixels.
    public static let bestResolution = CGWindowImageOption(rawValue: 8)
    /// With a pixel for each point.
    public static let nominalResolution = CGWindowImageOption(rawValue: 16)
}

/// Whether other programs can read the contents of a window.
public enum CGWindowSharingType: UInt32, Sendable {
    /// They cannot.
    case none = 0
    /// They can read them.
    case readOnly = 1
    /// They can also change them.
    case readWrite = 2
}

/// Returns an empty list: a terminal does not tell which windows there are.
public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? { [] }

/// Returns an empty list: a terminal does not tell which windows there are.
public func CGWindowListCreate(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? { [] }

/// Returns an empty list: a terminal does not tell which windows there are.
public func CGWindowListCreateDescriptionFromArray(_ windowArray: CFArray?) -> CFArray? { [] }

/// Returns `nil`: an app in a terminal cannot take pictures of windows.
public func CGWindowListCreateImage(
    _ screenBounds: CGRect, _ listOption: CGWindowListOption, _ windowID: CGWindowID, _ imageOption: CGWindowImageOption
) -> CGImage? { nil }

/// Returns `nil`: an app in a terminal cannot take pictures of windows.
public func CGWindowListCreateImageFromArray(
    _ screenBounds: CGRect, _ windowArray: CFArray, _ imageOption: CGWindowImageOption
) -> CGImage? { nil }

/// Returns `nil`: there is no window server.
public func CGSessionCopyCurrentDictionary() -> CFDictionary? { nil }

/// Returns false: an app in a terminal cannot take pictures of the screen.
public func CGPreflightScreenCaptureAccess() -> Bool { false }
/// Returns false: nobody can give the app this right.
@discardableResult
public func CGRequestScreenCaptureAccess() -> Bool { false }

// The keys of a window in a list.
//
// `nonisolated(unsafe)`: an `NSString` that is made from a literal never changes, so every thread may read it.

/// The number of the window.
nonisolated(unsafe) public let kCGWindowNumber: CFString = "kCGWindowNumber"
/// How its contents are kept.
nonisolated(unsafe) public let kCGWindowStoreType: CFString = "kCGWindowStoreType"
/// Its level.
nonisolated(unsafe) public let kCGWindowLayer: CFString = "kCGWindowLayer"
/// Its place.
nonisolated(unsafe) public let kCGWindowBounds: CFString = "kCGWindowBounds"
/// Whether other programs can read its contents.
nonisolated(unsafe) public let kCGWindowSharingState: CFString = "kCGWindowSharingState"
/// Its opacity.
nonisolated(unsafe) public let kCGWindowAlpha: CFString = "kCGWindowAlpha"
/// The number of its program.
nonisolated(unsafe) public let kCGWindowOwnerPID: CFString = "kCGWindowOwnerPID"
/// The bytes of its contents.
nonisolated(unsafe) public let kCGWindowMemoryUsage: CFString = "kCGWindowMemoryUsage"
/// Its space.
nonisolated(unsafe) public let kCGWindowWorkspace: CFString = "kCGWindowWorkspace"
/// The name of its program.
nonisolated(unsafe) public let kCGWindowOwnerName: CFString = "kCGWindowOwnerName"
/// Its title.
nonisolated(unsafe) public let kCGWindowName: CFString = "kCGWindowName"
/// Whether it is visible.
nonisolated(unsafe) public let kCGWindowIsOnscreen: CFString = "kCGWindowIsOnscreen"
/// Whether its contents are in the memory of the screen.
nonisolated(unsafe) public let kCGWindowBackingLocationVideoMemory: CFString = "kCGWindowBackingLocationVideoMemory"
/// The user of the session.
nonisolated(unsafe) public let kCGSessionUserIDKey: CFString = "kCGSSessionUserIDKey"
/// The name of the user.
nonisolated(unsafe) public let kCGSessionUserNameKey: CFString = "kCGSSessionUserNameKey"
/// Whether the session is visible.
nonisolated(unsafe) public let kCGSessionOnConsoleKey: CFString = "kCGSSessionOnConsoleKey"

extension CGRect {
    /// Creates a rectangle from its dictionary, such as a window's place; `nil` if a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        let numbers = ["X", "Y", "Width", "Height"].compactMap { (dict.object(forKey: $0) as? NSNumber)?.doubleValue }
        guard numbers.count == 4 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The rectangle as a dictionary.
    public var dictionaryRepresentation: CFDictionary {
        ["X": Double(minX), "Y": Double(minY), "Width": Double(width), "Height": Double(height)] as NSDictionary
    }
}
