import CursesUITesting
import Testing
import UserNotificationsCompat

@MainActor
@Suite("Notifications", .serialized)
struct NotificationTests {
    private final class Delegate: UNUserNotificationCenterDelegate {
        var options: UNNotificationPresentationOptions = []
        var body = "is ready"

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            completionHandler(options)
        }
    }

    private func request(_ body: String, in interval: Double? = nil) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = body
        content.sound = .default
        let trigger = interval.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    }

    @Test("A notification is shown by the terminal of the app that asks for it, unless the delegate says no")
    func shown() {
        let center = UNUserNotificationCenter.current()
        let delegate = Delegate()
        let app = TestApp(
            Button("Notify") { center.add(request(delegate.body)) })
        app.press(.return)
        #expect(app.notifications == ["Tea: is ready"])
        center.delegate = delegate
        defer { center.delegate = nil }
        delegate.body = "is cold"
        app.press(.return)
        #expect(app.notifications == ["Tea: is ready"])
        delegate.options = [.banner, .sound]
        app.press(.return)
        #expect(app.notifications == ["Tea: is ready", "Tea: is cold"])
    }

    @Test("A notification waits for its time, and is taken back")
    func pending() async throws {
        let center = UNUserNotificationCenter.current()
        try await center.add(request("later", in: 3600))
        #expect(await center.pendingNotificationRequests().map(\.content.body) == ["later"])
        try await center.add(request("much later", in: 7200))
        #expect(await center.pendingNotificationRequests().map(\.content.body) == ["much later"])
        center.removePendingNotificationRequests(withIdentifiers: ["tea"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("A time of the calendar is the next at which the parts fit")
    func calendar() throws {
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
        let date = try #require(trigger.nextTriggerDate())
        #expect(date > Date())
        #expect(Calendar.current.dateComponents([.hour, .minute], from: date) == DateComponents(hour: 8, minute: 30))
    }
}
