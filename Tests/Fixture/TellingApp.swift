import CursesUI

/// Sets many window titles and copies many texts in succession, and reports on standard error when it is done.
struct TellingApp: App {
    var body: some Scene {
        WindowGroup { TellingView() }
    }
}

private struct TellingView: View {
    @State private var count = 0
    @Environment(\.pasteboard) private var pasteboard

    var body: some View {
        VStack {
            Text(verbatim: "Told \(count).")
            Button("Tell") { Task { await tell() } }
        }
        .navigationTitle("Title " + String(count))
    }

    private func tell() async {
        let last = Int(CommandLine.arguments.last!)!
        while count < last {
            try? await Task.sleep(for: .milliseconds(1))
            count += 1
            pasteboard.string = String(repeating: "text \(count) ", count: 3000)
        }
        FileHandle.standardError.write(Data("done\n".utf8))
    }
}
