import CursesUITerminal
import Foundation

/// Runs a program with the input of a script, and records what the terminal shows.
package struct RecordingPlayer {
    /// The recording of a script.
    package struct Result: Sendable {
        /// The recording as asciicast.
        package let cast: [UInt8]
        /// The screen at the end.
        package let last: RecordedScreen
        /// The screens that the script keeps, by their names.
        package let screenshots: [(name: String, screen: RecordedScreen)]
        /// All screens, with the seconds for which each was shown.
        let screens: [(screen: RecordedScreen, seconds: Double)]
    }

    private let script: RecordingScript
    private let command: String
    private let environment: [String: String]

    /// The time after each typed character, and after each key.
    private static let letterPause = Duration.milliseconds(50)
    private static let keyPause = Duration.milliseconds(200)
    /// The maximum time to wait for a text.
    private static let patience = Duration.seconds(30)

    /// - Parameters:
    ///   - command: the command that a shell runs instead of the script's program.
    ///   - isLight: whether the terminal reports a light background.
    ///   - environment: the variables of the program, except for those about the terminal.
    /// - Throws: a `ToolError` if there is no program to run.
    package init(
        _ script: RecordingScript, command: String? = nil, isLight: Bool = false,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ToolError) {
        guard let command = command ?? script.program else {
            throw ToolError("\(script.file) names no program: begin it with a line such as run swift run Gallery")
        }
        self.script = script
        self.command = command
        self.environment = Self.environment(environment, isLight: isLight)
    }

    /// Returns the environment of a program in the emulator.
    private static func environment(_ own: [String: String], isLight: Bool) -> [String: String] {
        var environment = own
        for name in ["LINES", "COLUMNS", "TMUX", "STY", "NO_COLOR", "TERM_PROGRAM", "VTE_VERSION", "CURSESUI_RECORD"] {
            environment[name] = nil
        }
        environment["TERM"] = "xterm-256color"
        environment["COLORTERM"] = "truecolor"
        environment["COLORFGBG"] = isLight ? "0;15" : "15;0"
        if environment["LANG"] == nil, environment["LC_ALL"] == nil { environment["LANG"] = "C.UTF-8" }
        return environment
    }

    /// - Throws: a `ToolError` that names the line of the script that could not be played.
    package func play() throws(ToolError) -> Result {
        let program = try RecordedProgram(command, size: script.size, environment: environment)
        var screenshots: [(String, RecordedScreen)] = []
        program.settle()
        for (line, step) in script.steps {
            guard program.exitStatus == nil else { throw ended(program, line) }
            switch step {
            case .type(let text):
                for letter in text {
                    program.type(String(letter))
                    pass(Self.letterPause, program)
                }
            case .press(let keys):
                for key in keys {
                    program.press(key)
                    pass(Self.keyPause, program)
                }
            case .wait(let text):
                guard program.takeOutput(atMost: Self.patience, until: { program.shows(text) }) else {
                    if program.exitStatus != nil { throw ended(program, line) }
                    let seconds = Int(Self.patience / .seconds(1))
                    throw script.message(line, "the screen does not show \"\(text)\" within \(seconds) seconds")
                }
            case .pause(let time): pass(time, program)
            case .resize(let size): program.resize(to: size)
            case .screenshot(let name):
                program.settle()
                screenshots.append((name, program.screen))
            }
        }
        program.settle()
        // The screen is captured now, because the end of the program restores the previous screen.
        let last = program.screen
        let end = program.time
        let starts = program.screens.map(\.time)
        let seconds = zip(starts.dropFirst() + [end], starts).map { ($0 - $1) / .seconds(1) }
        program.end()
        return Result(
            cast: program.cast, last: last, screenshots: screenshots,
            screens: zip(program.screens.map(\.screen), seconds).map { ($0, $1) })
    }

    /// Continues recording for a time.
    private func pass(_ time: Duration, _ program: RecordedProgram) {
        _ = program.takeOutput(atMost: time) { false }
    }

    private func ended(_ program: RecordedProgram, _ line: Int) -> ToolError {
        script.message(line, "the program has ended, with the status \(program.exitStatus ?? 0)")
    }
}
