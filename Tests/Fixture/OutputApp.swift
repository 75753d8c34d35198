import CursesUI

/// Prints while the screen is up.
struct OutputApp: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Printed \(count)")
                Button("Print") {
                    count += 1
                    print("output \(count)")
                    FileHandle.standardError.write(Data("error \(count)\n".utf8))
                }
            }
        }
    }
}
