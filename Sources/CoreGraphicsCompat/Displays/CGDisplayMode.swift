import FoundationGaps

/// A size that a screen can have.
public final class CGDisplayMode: Hashable, Sendable {
    /// The width in points.
    public let width: Int
    /// The height in points.
    public let height: Int

    fileprivate init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The width in points: a cell has no subpixels.
    public var pixelWidth: Int { width }
    /// The height in points: a cell has no subpixels.
    public var pixelHeight: Int { height }
    /// The largest number of pictures in a second.
    public var refreshRate: Double { 60 }
    /// The number of the size: 1, because there is only one.
    public var ioDisplayModeID: Int32 { 1 }
    /// The bits of the size: none.
    public var ioFlags: UInt32 { 0 }

    /// Returns true: the size is the one that the screen has.
    public func isUsableForDesktopGUI() -> Bool { true }

    /// Returns whether two sizes are equal.
    public static func == (lhs: CGDisplayMode, rhs: CGDisplayMode) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }

    /// Adds the size to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

/// Returns the size of the terminal; `nil` if it is not known.
public func CGDisplayCopyDisplayMode(_ display: CGDirectDisplayID) -> CGDisplayMode? {
    let bounds = CGDisplayBounds(display)
    return bounds.isEmpty ? nil : CGDisplayMode(width: Int(bounds.width), height: Int(bounds.height))
}

/// Returns the only size of the terminal; `nil` if it is not known.
public func CGDisplayCopyAllDisplayModes(_ display: CGDirectDisplayID, _ options: CFDictionary?) -> CFArray? {
    CGDisplayCopyDisplayMode(display).map { NSArray(object: $0) }
}

/// Fails: an app does not set the size of its terminal.
@discardableResult
public func CGDisplaySetDisplayMode(
    _ display: CGDirectDisplayID, _ mode: CGDisplayMode?, _ options: CFDictionary?
) -> CGError { .failure }

// `nonisolated(unsafe)`: an `NSString` that is made from a literal never changes, so every thread may read it.
/// The key for sizes that appear twice.
nonisolated(unsafe) public let kCGDisplayShowDuplicateLowResolutionModes: CFString = "kCGDisplayResolution"
