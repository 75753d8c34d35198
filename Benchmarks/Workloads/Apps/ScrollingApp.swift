import CursesUI

/// W5: rows without end, scrolled by one.
struct ScrollingApp: App {
    var body: some Scene {
        WindowGroup {
            List(0..<WorkloadApps.count, id: \.self) { Text("Row \($0)") }
                .scrollIndicators(.hidden)
        }
    }
}
