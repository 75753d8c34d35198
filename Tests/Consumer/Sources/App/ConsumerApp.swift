import CursesUI

@main
struct ConsumerApp: App {
    @State private var name = "consumer"

    var body: some Scene {
        WindowGroup {
            Text("Hello, \(name)!")
        }
    }
}
