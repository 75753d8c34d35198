import CursesUI

// Names of notifications of the desktop.
extension NSWorkspace {
    /// Announces that a program has started. It is never posted.
    nonisolated public static let didLaunchApplicationNotification =
        Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    /// Announces that a program starts. It is never posted.
    nonisolated public static let willLaunchApplicationNotification =
        Notification.Name("NSWorkspaceWillLaunchApplicationNotification")
    /// Announces that a program has ended. It is never posted.
    nonisolated public static let didTerminateApplicationNotification =
        Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
    /// Announces that a program is in front. It is never posted.
    nonisolated public static let didActivateApplicationNotification =
        Notification.Name("NSWorkspaceDidActivateApplicationNotification")
    /// Announces that a program is no longer in front. It is never posted.
    nonisolated public static let didDeactivateApplicationNotification =
        Notification.Name("NSWorkspaceDidDeactivateApplicationNotification")
    /// Announces that a program has been hidden. It is never posted.
    nonisolated public static let didHideApplicationNotification =
        Notification.Name("NSWorkspaceDidHideApplicationNotification")
    /// Announces that a program is visible again. It is never posted.
    nonisolated public static let didUnhideApplicationNotification =
        Notification.Name("NSWorkspaceDidUnhideApplicationNotification")
    /// Announces that the machine has woken up. It is never posted.
    nonisolated public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    /// Announces that the machine falls asleep. It is never posted.
    nonisolated public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    /// Announces that the screens are off. It is never posted.
    nonisolated public static let screensDidSleepNotification =
        Notification.Name("NSWorkspaceScreensDidSleepNotification")
    /// Announces that the screens are on. It is never posted.
    nonisolated public static let screensDidWakeNotification =
        Notification.Name("NSWorkspaceScreensDidWakeNotification")
    /// Announces that the machine is switched off. It is never posted.
    nonisolated public static let willPowerOffNotification = Notification.Name("NSWorkspaceWillPowerOffNotification")
    /// Announces that the user is in front of the machine. It is never posted.
    nonisolated public static let sessionDidBecomeActiveNotification =
        Notification.Name("NSWorkspaceSessionDidBecomeActiveNotification")
    /// Announces that another user is in front of the machine. It is never posted.
    nonisolated public static let sessionDidResignActiveNotification =
        Notification.Name("NSWorkspaceSessionDidResignActiveNotification")
    /// Announces that a volume has appeared. It is never posted.
    nonisolated public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
    /// Announces that a volume has disappeared. It is never posted.
    nonisolated public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
    /// Announces that a volume disappears. It is never posted.
    nonisolated public static let willUnmountNotification = Notification.Name("NSWorkspaceWillUnmountNotification")
    /// Announces that a volume has a new name. It is never posted.
    nonisolated public static let didRenameVolumeNotification =
        Notification.Name("NSWorkspaceDidRenameVolumeNotification")
    /// Announces that another space is shown. It is never posted.
    nonisolated public static let activeSpaceDidChangeNotification =
        Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    /// Announces that labels have changed. It is never posted.
    nonisolated public static let didChangeFileLabelsNotification =
        Notification.Name("NSWorkspaceDidChangeFileLabelsNotification")
    /// Announces that a wish of the user has changed. It is never posted.
    nonisolated public static let accessibilityDisplayOptionsDidChangeNotification =
        Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")

    /// The program of a notification.
    nonisolated public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
    /// The volume of a notification.
    nonisolated public static let volumeURLUserInfoKey = "NSWorkspaceVolumeURLKey"
    /// The name of the volume of a notification.
    nonisolated public static let localizedVolumeNameUserInfoKey = "NSWorkspaceVolumeLocalizedNameKey"
}
