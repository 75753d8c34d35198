import CursesUI

/// W5: an endless list of rows, scrolled by one row for each key.
struct ScrollingApp: App {
    var body: some Scene {
        WindowGroup {
            List(0..<WorkloadApps.count, id: \.self) { Text("Row \($0)") }
                .scrollIndicators(.hidden)
        }
    }
}
