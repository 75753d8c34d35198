import SwiftUI

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        true
    }
}

/// All forms of scenes that occur in tutorials.
struct SceneForms: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @StateObject private var counter = Counter()
    @State private var isOn = false

    var body: some Scene {
        WindowGroup("Title", id: "main") {
            StateForms(text: "")
                .environmentObject(counter)
        }
        .commands {
            CommandMenu("Counter") {
                Button("Add") { counter.count += 1 }
                    .keyboardShortcut("+")
                Toggle("On", isOn: $isOn)
            }
            CommandGroup(replacing: .newItem) {
                Button("New counter") { counter.count = 0 }
            }
            CommandGroup(after: .help) { Divider() }
            CommandGroup(before: .pasteboard) { Button("Paste twice") {} }
            SidebarCommands()
            ToolbarCommands()
            TextEditingCommands()
            CounterCommands(counter: counter)
        }
        .onChange(of: phase) { _, phase in print(phase) }
        .defaultSize(width: 800, height: 600)
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .handlesExternalEvents(matching: [])

        Window("Log", id: "log") { Text("log") }
        Settings { Text("settings") }
        WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
    }
}

struct CounterCommands: Commands {
    @ObservedObject var counter: Counter

    var body: some Commands {
        CommandMenu("More") {
            Button("Less") { counter.count -= 1 }
        }
    }
}
