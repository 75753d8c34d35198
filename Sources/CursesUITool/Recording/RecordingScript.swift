import CursesUITerminal
import Foundation

/// The steps of a recording, one on each line of a text file:
///
/// ```
/// # Comments and empty lines are left out.
/// run swift run Gallery
/// size 100x30
/// wait Dashboard
/// press Down Down Return
/// type Ada
/// pause 1.5
/// screenshot ada
/// resize 60x20
/// ```
package struct RecordingScript: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        /// Types a text, letter by letter.
        case type(String)
        case press([KeyPress])
        /// Waits for a text in a row of the screen.
        case wait(String)
        case pause(Duration)
        case resize(CellSize)
        /// Takes a screenshot with a name.
        case screenshot(String)
    }

    /// The command that a shell runs; `nil` if the script names none.
    package private(set) var program: String?
    /// The size of the terminal at the beginning.
    package private(set) var size = CellSize(width: 80, height: 24)
    /// The steps with the numbers of their lines, from 1.
    package private(set) var steps: [(line: Int, step: Step)] = []
    /// The name of the file in messages.
    package let file: String

    /// - Throws: a `ToolError` that names the file and the invalid line.
    package init(_ text: String, file: String) throws(ToolError) {
        self.file = file
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.drop(while: \.isWhitespace)
            guard let first = words.first, first != "#" else { continue }
            let verb = words.prefix { !$0.isWhitespace }
            let rest = String(words.dropFirst(verb.count)).trimmingCharacters(in: .whitespaces)
            do throws(Fault) {
                try read(String(verb), rest, line: index + 1)
            } catch {
                throw message(index + 1, error.reason)
            }
        }
        guard !steps.isEmpty else { throw ToolError("\(file) has no steps") }
    }

    /// Returns an error for a line of this script.
    func message(_ line: Int, _ reason: String) -> ToolError {
        ToolError("\(file):\(line): \(reason)")
    }

    package static func == (a: RecordingScript, b: RecordingScript) -> Bool {
        a.program == b.program && a.size == b.size && a.file == b.file
            && a.steps.elementsEqual(b.steps) { $0.line == $1.line && $0.step == $1.step }
    }

    // MARK: Lines

    private struct Fault: Error {
        let reason: String
    }

    private mutating func read(_ verb: String, _ rest: String, line: Int) throws(Fault) {
        switch verb {
        case "run", "size":
            guard steps.isEmpty else { throw Fault(reason: "\(verb) comes before the first step") }
            if verb == "size" { return size = try Self.size(rest) }
            guard program == nil else { throw Fault(reason: "a script runs one program") }
            program = try Self.words(rest, of: "run COMMAND")
        case "type": steps.append((line, .type(Self.unquoted(try Self.words(rest, of: "type TEXT")))))
        case "press": steps.append((line, .press(try Self.keys(rest))))
        case "wait": steps.append((line, .wait(Self.unquoted(try Self.words(rest, of: "wait TEXT")))))
        case "pause": steps.append((line, .pause(try Self.seconds(rest))))
        case "resize": steps.append((line, .resize(try Self.size(rest))))
        case "screenshot": steps.append((line, .screenshot(try name(rest))))
        default:
            throw Fault(
                reason: "\(verb) is no step: use run, size, type, press, wait, pause, resize or screenshot")
        }
    }

    private static func words(_ rest: String, of use: String) throws(Fault) -> String {
        guard !rest.isEmpty else { throw Fault(reason: "something is missing: \(use)") }
        return rest
    }

    /// Returns the text without its quotation marks, which allow blanks at the ends.
    private static func unquoted(_ text: String) -> String {
        text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    private static func keys(_ rest: String) throws(Fault) -> [KeyPress] {
        var keys: [KeyPress] = []
        for name in try words(rest, of: "press KEY").split(whereSeparator: \.isWhitespace) {
            guard let stroke = KeyStroke(name) else {
                throw Fault(reason: "there is no key \(name): keys are a, F1, Return, Control-P, Shift-Tab, ...")
            }
            keys.append(KeyPress(stroke.key, modifiers: stroke.modifiers))
        }
        return keys
    }

    private static func size(_ rest: String) throws(Fault) -> CellSize {
        let numbers = rest.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            (1...1000).contains(width), (1...1000).contains(height)
        else { throw Fault(reason: "\"\(rest)\" is no size: write columns and rows, such as 80x24") }
        return CellSize(width: width, height: height)
    }

    private static func seconds(_ rest: String) throws(Fault) -> Duration {
        guard let seconds = Double(rest), (0...600).contains(seconds) else {
            throw Fault(reason: "\"\(rest)\" is no pause: write seconds up to 600, such as 1.5")
        }
        return .seconds(seconds)
    }

    private func name(_ rest: String) throws(Fault) -> String {
        guard !rest.isEmpty, rest.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
            !rest.hasPrefix(".")
        else { throw Fault(reason: "\"\(rest)\" is no name of a file: use letters, digits, - and _") }
        if steps.contains(where: { $0.step == .screenshot(rest) }) {
            throw Fault(reason: "there is a screenshot \(rest) already")
        }
        return rest
    }
}
