import CursesUI

/// Shows a different picture in every frame, and reports on standard error when it is done.
struct TickingApp: App {
    var body: some Scene {
        WindowGroup { TickingView() }
    }
}

private struct TickingView: View {
    @State private var tick = 0

    var body: some View {
        GeometryReader { geometry in
            VStack(alignment: .leading, spacing: 0) {
                Text("Tick \(tick).")
                ForEach(1..<max(2, Int(geometry.size.height)), id: \.self) { row in
                    Text(line(row, width: Int(geometry.size.width)))
                }
            }
        }
        .task {
            let last = Int(CommandLine.arguments.last!)!
            while tick < last {
                try? await Task.sleep(for: .milliseconds(1))
                tick += 1
            }
            FileHandle.standardError.write(Data("done\n".utf8))
        }
    }

    private func line(_ row: Int, width: Int) -> String {
        String(
            (0..<width).map { Character(Unicode.Scalar(UInt8(33 + ($0 * 13 + row * 7 + tick * (2 * row + 3)) % 94))) })
    }
}
