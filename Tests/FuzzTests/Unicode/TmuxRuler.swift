import CursesUITerminal
import Foundation
import TerminalRig

/// Measures the columns of texts with tmux, by writing them to a pane and reading the cursor position.
final class TmuxRuler {
    private let session: TmuxSession
    /// The terminal of the pane, from which no other program reads.
    private let terminal: Int32
    private var answers: [UInt8] = []

    /// The number of texts that are written before their replies are read. It is so small that the replies fit into the
    /// terminal's input buffer (4,095 bytes).
    private static let batch = 200
    /// The columns of the pane, so many that no text wraps.
    private static let width = 500

    struct Silent: Error, CustomStringConvertible {
        let description = "tmux has not said in ten seconds where the cursor is"
    }

    init() throws {
        let session = try TmuxSession(size: CellSize(width: Self.width, height: 3))
        self.session = session
        let path = try session.variable("pane_tty")
        try session.enter("exec sleep 1000")
        try session.wait(for: "the shell to go") {
            try session.variable("pane_current_command") == "sleep"
        }
        terminal = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK)
        guard terminal >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        var modes = termios()
        tcgetattr(terminal, &modes)
        cfmakeraw(&modes)
        tcsetattr(terminal, TCSANOW, &modes)
    }

    deinit {
        close(terminal)
    }

    /// Returns the column of the cursor after each text. Each text starts in the first column.
    func columns(of texts: [String]) throws -> [Int] {
        var columns: [Int] = []
        for start in stride(from: 0, to: texts.count, by: Self.batch) {
            let part = texts[start..<min(start + Self.batch, texts.count)]
            // The row is erased first, because a combining mark would join the character to its left.
            try write(part.map { "\r\u{1B}[K" + $0 + "\u{1B}[6n" }.joined())
            for _ in part { columns.append(try readColumn()) }
        }
        return columns
    }

    private func write(_ text: String) throws {
        var rest = Array(text.utf8)[...]
        let deadline = ContinuousClock.now + .seconds(10)
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(terminal, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                guard ContinuousClock.now < deadline else { throw Silent() }
                wait(for: POLLOUT)
            }
        }
    }

    /// Reads `CSI row ; column R`.
    private func readColumn() throws -> Int {
        let deadline = ContinuousClock.now + .seconds(10)
        while true {
            if let end = answers.firstIndex(of: UInt8(ascii: "R")) {
                let answer = String(decoding: answers[..<end], as: UTF8.self)
                answers.removeSubrange(...end)
                return (answer.split(separator: ";").last.flatMap { Int($0) } ?? 0) - 1
            }
            guard ContinuousClock.now < deadline else { throw Silent() }
            wait(for: POLLIN)
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(terminal, &buffer, buffer.count)
            if count > 0 { answers += buffer[..<count] }
        }
    }

    private func wait(for event: Int32) {
        var descriptor = pollfd(fd: terminal, events: Int16(event), revents: 0)
        _ = poll(&descriptor, 1, 100)
    }
}
