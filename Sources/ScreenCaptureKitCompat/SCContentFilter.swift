import CoreGraphicsCompat
import Foundation

/// The part of a screen or a window to record. As there are none, it is never created.
public final class SCContentFilter: NSObject, Sendable {
    /// The area to record.
    public let contentRect = CGRect.zero
    /// The pixels of a point.
    public let pointPixelScale: Float = 1

    /// Records a window.
    public init(desktopIndependentWindow window: SCWindow) {}
    /// Records a screen without some windows.
    public init(display: SCDisplay, excludingWindows excluded: [SCWindow]) {}
    /// Records some windows of a screen.
    public init(display: SCDisplay, including includedWindows: [SCWindow]) {}
    /// Records some programs of a screen.
    public init(
        display: SCDisplay, including applications: [SCRunningApplication], exceptingWindows: [SCWindow]
    ) {}
    /// Records a screen without some programs.
    public init(
        display: SCDisplay, excludingApplications applications: [SCRunningApplication], exceptingWindows: [SCWindow]
    ) {}
}
