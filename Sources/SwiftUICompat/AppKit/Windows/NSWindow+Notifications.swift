import CursesUI

extension _DesktopWindow {
    /// Announces that a window closes.
    nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    /// Announces that a window has become the visible one.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    /// Announces that a window is no longer the visible one.
    nonisolated public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
    /// Announces that a window has become the visible one.
    nonisolated public static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
    /// Announces that a window is no longer the visible one.
    nonisolated public static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
    /// Announces that a window is shown in front of another.
    nonisolated public static let willBeginSheetNotification = Notification.Name("NSWindowWillBeginSheetNotification")
    /// Announces that a window in front of another has ended.
    nonisolated public static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
    /// Announces that a window has a new size. It is never posted.
    nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
    /// Announces that a window has a new place. It is never posted.
    nonisolated public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
    /// Announces that a window is an icon. It is never posted.
    nonisolated public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
    /// Announces that a window is no icon any more. It is never posted.
    nonisolated public static let didDeminiaturizeNotification = Notification.Name(
        "NSWindowDidDeminiaturizeNotification")
    /// Announces that a window fills the screen. It is never posted.
    nonisolated public static let didEnterFullScreenNotification = Notification.Name(
        "NSWindowDidEnterFullScreenNotification")
    /// Announces that a window no longer fills the screen. It is never posted.
    nonisolated public static let didExitFullScreenNotification = Notification.Name(
        "NSWindowDidExitFullScreenNotification")
    /// Announces that a window is about to fill the screen. It is never posted.
    nonisolated public static let willEnterFullScreenNotification = Notification.Name(
        "NSWindowWillEnterFullScreenNotification")
    /// Announces that a window is about to no longer fill the screen. It is never posted.
    nonisolated public static let willExitFullScreenNotification = Notification.Name(
        "NSWindowWillExitFullScreenNotification")
    /// Announces that a window is on another screen. It is never posted.
    nonisolated public static let didChangeScreenNotification = Notification.Name("NSWindowDidChangeScreenNotification")
    /// Announces that a window is covered or visible. It is never posted.
    nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
        "NSWindowDidChangeOcclusionStateNotification")
    /// Announces that a window is drawn. It is never posted.
    nonisolated public static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")
    /// Announces that a part of a window is visible. It is never posted.
    nonisolated public static let didExposeNotification = Notification.Name("NSWindowDidExposeNotification")
    /// Announces that a window is about to move. It is never posted.
    nonisolated public static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
    /// Announces that the user begins to resize a window. It is never posted.
    nonisolated public static let willStartLiveResizeNotification = Notification.Name(
        "NSWindowWillStartLiveResizeNotification")
    /// Announces that the user has resized a window. It is never posted.
    nonisolated public static let didEndLiveResizeNotification = Notification.Name(
        "NSWindowDidEndLiveResizeNotification")
    /// Announces that a screen has other pixels. It is never posted.
    nonisolated public static let didChangeBackingPropertiesNotification = Notification.Name(
        "NSWindowDidChangeBackingPropertiesNotification")
}
