import CursesUI
import CursesUITerminal

/// W1 without views: the terminal, the run loop and the cells of the counter. The rest of W1's cost is that of views.
@MainActor
final class TerminalApp: TerminalDelegate {
    private let screen = NCursesTerminal()
    private var buffer = CellBuffer(size: CellSize(width: 120, height: 40))
    private var count = 0
    private var isChanged = false

    static func main() -> Never {
        let app = TerminalApp()
        app.screen.delegate = app
        app.screen.turnsMainRunLoop = true
        do throws(TerminalError) {
            try app.screen.start()
        } catch {
            fatalError("\(error)")
        }
        for row in 1..<40 { app.put("Row \(row - 1)", row: row) }
        app.put("Count: 0", row: 0)
        app.screen.present(app.buffer, damage: nil, cursor: nil)
        while true {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
            if app.isChanged { app.show() }
        }
    }

    private func put(_ text: String, row: Int) {
        buffer.write(text, style: Style(), at: CellPoint(column: 0, row: row), clip: buffer.bounds)
    }

    private func show() {
        isChanged = false
        put("Count: \(count.formatted())", row: 0)
        screen.present(
            buffer, damage: [CellRect(origin: .zero, size: CellSize(width: 15, height: 1))], cursor: nil)
    }

    func terminal(_ terminal: any Terminal, didReceive event: TerminalEvent) {
        guard case .key = event else { return }
        count += 1
        isChanged = true
    }

    func terminalDidBecomeReady(_ terminal: any Terminal) {}
    func terminalDidChangeCapabilities(_ terminal: any Terminal) {}
    func terminalWillLeave(_ terminal: any Terminal) {}
    func terminalDidReturn(_ terminal: any Terminal) {}
    func terminal(_ terminal: any Terminal, shouldEnd termination: Termination) -> Bool { exit(0) }
}
