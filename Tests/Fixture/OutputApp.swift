import CursesUI

/// Prints while the app uses the screen.
struct OutputApp: App {
    var body: some Scene {
        WindowGroup { OutputView() }
    }
}

private struct OutputView: View {
    @State private var count = 0

    var body: some View {
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
