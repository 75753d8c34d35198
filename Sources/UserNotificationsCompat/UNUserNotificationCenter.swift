import CursesUI
@_exported import Foundation

/// Shows notifications on the user's desktop, through the terminal (OSC 9), while the app runs.
///
/// A notification with an interval or date trigger is shown when the trigger fires, if the app is still running. No
/// notification is shown after the app has ended, and the terminal does not report clicks on notifications. Terminals
/// without support for OSC 9 show nothing.
@MainActor @preconcurrency
public final class UNUserNotificationCenter {
    private static let center = UNUserNotificationCenter()

    /// Returns the notification centre of the app.
    public class func current() -> UNUserNotificationCenter { center }

    /// The object that decides whether a notification is shown.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    private var pending: [String: (request: UNNotificationRequest, task: Task<Void, Never>)] = [:]
    private var delivered: [UNNotification] = []
    private var categories: Set<UNNotificationCategory> = []

    private init() {}

    // MARK: Permission

    /// Grants the permission. The terminal itself asks the user if necessary.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    /// Grants the permission. The terminal itself asks the user if necessary.
    @preconcurrency
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completionHandler(true, nil)
    }

    /// Returns the settings, which allow notifications.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Calls the closure with the settings, which allow notifications.
    @preconcurrency
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    // MARK: Requests

    /// Shows a notification now or when its trigger fires. It replaces a notification with the same identifier.
    @preconcurrency
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        schedule(request)
        completionHandler?(nil)
    }

    /// Shows a notification now or when its trigger fires. It replaces a notification with the same identifier.
    public func add(_ request: UNNotificationRequest) async throws {
        add(request, withCompletionHandler: nil)
    }

    private func schedule(_ request: UNNotificationRequest) {
        guard let trigger = request.trigger else { return deliver(request) }
        guard let date = trigger.nextDate(after: Date()) else { return }
        let task = Task { [weak self] in
            try? await Task.sleep(for: .seconds(max(0, date.timeIntervalSinceNow)))
            guard !Task.isCancelled, let self else { return }
            pending[request.identifier] = nil
            deliver(request)
            if trigger.repeats { schedule(request) }
        }
        pending[request.identifier] = (request, task)
    }

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(request: request, date: Date())
        guard let delegate else { return show(notification) }
        delegate.userNotificationCenter(self, willPresent: notification) { options in
            guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
            // The delegate may call the completion handler on any thread.
            MainThread.run { self.show(notification) }
        }
    }

    private func show(_ notification: UNNotification) {
        let content = notification.request.content
        delivered.append(notification)
        if delivered.count > 100 { delivered.removeFirst() }
        let parts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
        ViewHost.current?.terminal.notify(parts.joined(separator: ": "))
    }

    /// Returns the notifications whose triggers have not fired yet.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { waiting }

    /// Calls the closure with the notifications whose triggers have not fired yet.
    @preconcurrency
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(waiting)
    }

    private var waiting: [UNNotificationRequest] {
        pending.values.map(\.request).sorted { $0.identifier < $1.identifier }
    }

    /// Removes notifications whose triggers have not fired yet.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        for identifier in identifiers { pending.removeValue(forKey: identifier)?.task.cancel() }
    }

    /// Removes all notifications whose triggers have not fired yet.
    public func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: Array(pending.keys))
    }

    /// Returns the last hundred notifications that were shown.
    public func deliveredNotifications() async -> [UNNotification] { delivered }
    /// Removes notifications from the list of shown notifications. They remain visible on the desktop.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }
    /// Clears the list of shown notifications. They remain visible on the desktop.
    public func removeAllDeliveredNotifications() { delivered = [] }

    /// Stores the categories of notifications; their actions are not shown.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    /// Returns the categories of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    /// Has no effect: an app has no icon with a badge.
    @preconcurrency
    public func setBadgeCount(_ count: Int, withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil)
    {
        completion?(nil)
    }
    /// Has no effect: an app has no icon with a badge.
    public func setBadgeCount(_ count: Int) async throws {}
}

/// A delegate that decides whether notifications appear while the app runs.
@MainActor @preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Calls the asynchronous method, whose default implementation lets a notification appear.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Task { completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    /// Lets the notification appear.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list] }

    /// Never called: the terminal does not report clicks on notifications.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }

    /// Never called: the terminal does not report clicks on notifications.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}
