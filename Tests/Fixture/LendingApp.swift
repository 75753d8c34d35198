import CursesUI

/// Gives the terminal to other programs: `run` runs the shell command in the last argument.
struct LendingApp: App {
    var body: some Scene {
        WindowGroup { LendingView() }
    }
}

private struct LendingView: View {
    @Environment(\.suspend) private var suspend
    @Environment(\.scenePhase) private var phase
    @State private var result = "none"
    @State private var phases: [String] = []
    @State private var turns = 0

    var body: some View {
        VStack {
            Text("Result: \(result)")
            Text("Phases: \(phases.joined(separator: " "))")
            Text("Turns: \(turns)")
            Button("Run") { Task { await run() } }
            Button("Ask") { ask() }
            Button("Wait") { Task { await wait() } }
        }
        .onChange(of: phase) { phases.append("\(phase)") }
    }

    private func run() async {
        do {
            let arguments = ["-c", CommandLine.arguments.last!]
            result = "status \(try await suspend(running: "sh", arguments: arguments))"
        } catch {
            result = "\(error)"
        }
    }

    private func ask() {
        suspend {
            print("name?")
            result = readLine() ?? "nobody"
        }
    }

    /// Gives the terminal away, and continues to run in the meantime.
    private func wait() async {
        await suspend {
            print("waiting")
            for _ in 0..<10 {
                try? await Task.sleep(for: .milliseconds(5))
                turns += 1
            }
        }
        result = "waited"
    }
}
