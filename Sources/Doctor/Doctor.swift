import CursesUITerminal
import Foundation

/// Reports what CursesUI has detected about this terminal as plain text for a bug report, and prints test pictures that
/// show whether the detection is correct.
///
/// It takes over the screen until the terminal has responded, for a second at most. Input that is typed meanwhile is
/// discarded. Without a terminal, it reports only what can be determined without one.
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
