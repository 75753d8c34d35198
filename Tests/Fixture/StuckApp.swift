import CursesUI

/// Hangs forever once its button is pressed.
struct StuckApp: App {
    var body: some Scene {
        WindowGroup {
            Button("Hang") {
                FileHandle.standardError.write(Data("hangs\n".utf8))
                while true { pause() }
            }
        }
    }
}
