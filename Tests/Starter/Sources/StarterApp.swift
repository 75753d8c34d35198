import CursesUI

@main
struct StarterApp: App {
    var body: some Scene {
        WindowGroup("Starter") {
            ContentView()
        }
    }
}
