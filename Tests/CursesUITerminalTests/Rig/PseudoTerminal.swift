import CursesUITerminal
import Foundation

/// A terminal for a test: a pseudo-terminal, whose other end an emulator reads.
@MainActor
final class PseudoTerminal {
    /// The end that a program takes for its terminal.
    let terminal: Int32
    let screen: ScreenReader
    /// All that was written to the terminal, and read back.
    private(set) var received: [UInt8] = []

    private var controller: Int32

    init(size: CellSize = CellSize(width: 40, height: 10)) {
        var ends: (Int32, Int32) = (-1, -1)
        var window = winsize()
        window.ws_col = UInt16(size.width)
        window.ws_row = UInt16(size.height)
        precondition(openpty(&ends.0, &ends.1, nil, nil, &window) == 0, "no pseudo-terminals")
        (controller, terminal) = ends
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        screen = ScreenReader(size: size)
    }

    isolated deinit {
        hangUp()
        close(terminal)
    }

    /// The terminal goes away.
    func hangUp() {
        guard controller >= 0 else { return }
        close(controller)
        controller = -1
    }

    /// Reads what was written by now, at most `limit` bytes, and returns it.
    @discardableResult
    func pump(limit: Int = .max) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while bytes.count < limit {
            let count = read(controller, &buffer, min(buffer.count, limit - bytes.count))
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        screen.feed(bytes)
        received += bytes
        return bytes
    }

    /// Reads until the condition holds; other tasks and the main queue run in the meantime.
    ///
    /// - Returns: false if it did not in ten seconds.
    func pump(until condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        while true {
            pump()
            if condition() { return true }
            if ContinuousClock.now > deadline { return false }
            try? await Task.sleep(for: .milliseconds(1))
        }
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(controller, bytes, bytes.count)
    }

    /// Changes the window's size, as the user does; the program is told by SIGWINCH, which a
    /// terminal sends to the foreground processes that it controls.
    func resize(to size: CellSize) {
        var window = winsize()
        window.ws_col = UInt16(size.width)
        window.ws_row = UInt16(size.height)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &window)
        screen.resize(to: size)
    }

    /// The line discipline's modes, to be compared.
    var lineModes: [UInt64] {
        var modes = termios()
        tcgetattr(terminal, &modes)
        let controls = withUnsafeBytes(of: modes.c_cc) { $0.map(UInt64.init) }
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map(UInt64.init)
            + controls
    }
}

/// What a test's terminal is said to be.
enum TestEnvironment {
    static let trueColor = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    static let palette256 = ["TERM": "xterm-256color"]
    static let palette8 = ["TERM": "xterm"]
    static let noColor = ["TERM": "xterm-256color", "NO_COLOR": "1"]
}

extension CellBuffer {
    /// Puts the characters of a text, of one column each, into a row.
    mutating func write(
        _ text: String, style: Style = .plain, column: Int = 0, row: Int = 0
    ) {
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            put(
                Glyph(scalar: scalar, width: 1), style: style,
                at: CellPoint(column: column + offset, row: row), clip: bounds)
        }
    }
}
