import CursesUI

struct CommandRun: View {
    let command: String
    @State private var log = LogStore()
    @State private var process: Process?
    @State private var status: Int32?

    var body: some View {
        LogView(log)
        if let status { Text("exit status \(status)") }
        if let process {
            Button("Stop") { kill(process.processIdentifier, SIGKILL) }
        } else {
            Button("Run", action: run)
        }
    }

    private func run() {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        pipe.fileHandleForReading.readabilityHandler = { [log] file in
            let data = file.availableData
            guard !data.isEmpty else { return file.readabilityHandler = nil }
            for line in String(decoding: data, as: UTF8.self).split(separator: "\n") { log.append(String(line)) }
        }
        process.terminationHandler = { ended in
            let status = ended.terminationStatus
            Task { @MainActor in
                self.status = status
                self.process = nil
            }
        }
        do {
            try process.run()
            self.process = process
        } catch {
            log.append("\(error)", level: .error)
        }
    }
}
