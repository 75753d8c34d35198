import Charts
import SwiftUI

@main
struct HabitsApp: App {
    @State private var log = HabitLog()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(log)
        }
    }
}
