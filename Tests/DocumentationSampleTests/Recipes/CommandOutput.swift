import CursesUI

struct CommandOutput: View {
    let command: String
    @State private var output = ""

    var body: some View {
        ScrollView { Text(verbatim: output) }
            .task(id: command) { output = await Self.run(command) }
    }

    @concurrent
    private static func run(_ command: String) async -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch { return "\(error)" }
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
