import CursesUITerminal
import Foundation

/// Says what CursesUI finds out about this terminal, in plain text for a bug report, and shows
/// pictures by which one sees whether it is right.
///
/// The screen is taken for as long as the terminal needs to answer, a second at most; what is typed
/// meanwhile is dropped. Where there is no terminal, the rest is said.
@main
@MainActor
struct Doctor {
    static func main() {
        let environment = ProcessInfo.processInfo.environment
        let terminal = NCursesTerminal(captured: [])
        terminal.turnsMainRunLoop = true
        var failure: TerminalError?
        do throws(TerminalError) {
            try terminal.start()
            let deadline = Date(timeIntervalSinceNow: 1)
            while terminal.awaitsAnswers, Date() < deadline {
                _ = RunLoop.main.run(mode: .default, before: deadline)
            }
        } catch {
            failure = error
        }
        let report = TerminalReport(terminal, failure: failure, environment: environment)
        let capabilities = terminal.capabilities
        terminal.stop()
        print("CursesUI doctor: what is known about this terminal")
        print(report.lines.joined(separator: "\n"))
        if failure == nil {
            print(TestPictures(capabilities).lines.joined(separator: "\n"))
        } else {
            print("There are no test pictures without a terminal: run cursesui-doctor in one.")
        }
    }
}
