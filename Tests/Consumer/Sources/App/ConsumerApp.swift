import CursesUI

@main
struct ConsumerApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            Text("Pressed \(count) times.")
            Button("Press me") { count += 1 }
        }
    }
}
