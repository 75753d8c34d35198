import CursesUI

/// Ends in ways that no app should.
struct EndingApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Button("Exit") { exit(3) }
                Button("Fatal error") { fatalError("nothing goes any more") }
                Button("Abort") { abort() }
            }
        }
    }
}
