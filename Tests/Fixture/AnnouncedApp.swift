import SwiftUICompat

/// Says what UIKit's and AppKit's notifications announce of the app's life, and what its delegate is told.
struct AnnouncedApp: App {
    @NSApplicationDelegateAdaptor private var delegate: AnnouncedDelegate

    var body: some Scene {
        WindowGroup { AnnouncedView() }
    }

    /// Runs the app as SwiftUICompat does. Where only CursesUI is imported, `main()` is that of CursesUI.
    @MainActor
    static func start() { main() }
}

private struct AnnouncedView: View {
    private static let names = [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
    ]

    @State private var count = 0

    var body: some View {
        Text(verbatim: "Announced \(count)")
            .onReceive(Publishers.MergeMany(Self.names.map { NotificationCenter.default.publisher(for: $0) })) {
                print($0.name.rawValue)
                count += 1
            }
    }
}

private final class AnnouncedDelegate: NSApplicationDelegate {
    func applicationWillTerminate(_ notification: Notification) { print("the delegate is told") }
}
