@_exported import SwiftUICompat
@_exported import UserNotificationsCompat

/// A controller that shows a notification. None is made: the terminal shows notifications.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: AnyObject {
    /// Never called: the terminal shows notifications.
    func didReceive(_ notification: UNNotification)
    /// Never called: the terminal shows notifications.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}

extension UNNotificationContentExtension {
    /// Closes the notification.
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismiss) }
}

/// The fate of a notification after the user has chosen an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}
