import AppClipCompat
import CursesUITesting
import IntentsUICompat
import MetricKitCompat
import Testing
import UserNotificationsUICompat

/// Tests what only the system would call.
@Suite("Extensions of the system")
@MainActor
struct SystemExtensionTests {
    private final class Metrics: NSObject, MXMetricManagerSubscriber {
        func didReceive(_ payloads: [MXDiagnosticPayload]) {
            for payload in payloads { _ = payload.crashDiagnostics?.map { $0.callStackTree.jsonRepresentation() } }
        }
    }

    @Test("There are no measurements")
    func metrics() {
        let metrics = Metrics()
        MXMetricManager.shared.add(metrics)
        #expect(MXMetricManager.shared.pastPayloads.isEmpty && MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
        MXMetricManager.shared.remove(metrics)
    }

    private final class Delegate: NSObject, INUIAddVoiceShortcutViewControllerDelegate {
        var cancels = 0

        func addVoiceShortcutViewController(
            _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
            error: (any Error)?
        ) { cancels = -1 }
        func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) { cancels += 1 }
    }

    private struct Phrase: UIViewControllerRepresentable {
        let delegate: Delegate

        func makeUIViewController(context: Context) -> INUIAddVoiceShortcutViewController {
            let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "order"))
            let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
            controller.delegate = delegate
            return controller
        }
        func updateUIViewController(_ controller: INUIAddVoiceShortcutViewController, context: Context) {}
    }

    @Test("A shortcut gets no phrase")
    func phrase() {
        let delegate = Delegate()
        let app = TestApp(Phrase(delegate: delegate), size: CellSize(width: 30, height: 5))
        #expect(app.screen.text.contains("There is no Siri."))
        app.click(text: "Cancel")
        #expect(delegate.cancels == 1)
        #expect(INUIAddVoiceShortcutButton(style: .automaticOutline).style == .automaticOutline)
    }

    private final class NotificationController: UIViewController, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
    }

    @Test("No link opens a small version of the app, and no controller shows a notification")
    func payload() {
        #expect(NSUserActivity(activityType: "web").appClipActivationPayload == nil)
        #expect(NotificationController().isViewLoaded == false)
    }
}
