import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

/// A terminal under test, with the actions of its user and the state that the user sees.
@MainActor
protocol TerminalBench: AnyObject {
    var terminal: any Terminal { get }
    /// The clock that controls the terminal's timeouts.
    var clock: ManualClock { get }

    /// Sends bytes from the terminal to the app.
    func type(_ bytes: [UInt8])
    /// Changes the size of the window, as a user does.
    func resize(to size: CellSize)
    /// Makes the terminal stop accepting frames, until it is resumed.
    func stall()
    func resume()
    /// The visible rows.
    var rows: [String] { get }
    /// The position of the visible cursor; `nil` if it is hidden.
    var cursor: CellPoint? { get }
    /// The title of the window; `nil` if the app has not set one.
    var title: String? { get }
    /// The text that the app has put on the clipboard of the user's machine.
    var clipboard: String? { get }

    /// Waits until the condition is true; returns false after a minute.
    func wait(until condition: () -> Bool) async -> Bool
    func close()
}

/// The terminals that the contract applies to.
enum TerminalKind: CaseIterable, Sendable {
    case virtual, ncurses

    @MainActor
    func makeBench() throws -> any TerminalBench {
        switch self {
        case .virtual: VirtualBench()
        case .ncurses: try NCursesBench()
        }
    }
}

private let benchSize = CellSize(width: 40, height: 10)

@MainActor
final class VirtualBench: TerminalBench {
    let clock = ManualClock()
    private let virtual: VirtualTerminal

    init() {
        virtual = VirtualTerminal(size: benchSize, clock: clock)
    }

    var terminal: any Terminal { virtual }

    func type(_ bytes: [UInt8]) { virtual.send(bytes: bytes) }
    func resize(to size: CellSize) { virtual.resize(to: size) }
    func stall() { virtual.isReady = false }
    func resume() { virtual.isReady = true }
    var rows: [String] { virtual.rows }
    var cursor: CellPoint? { virtual.cursor }
    var title: String? { virtual.shownTitle }
    var clipboard: String? { virtual.clipboard }
    func wait(until condition: () -> Bool) async -> Bool { condition() }
    func close() {}
}

/// The real terminal driver on a pseudo-terminal, whose output libvterm reads.
@MainActor
final class NCursesBench: TerminalBench {
    let clock = ManualClock()
    private let pseudo = PseudoTerminal(size: benchSize)
    private let driver: NCursesTerminal
    private var isStalled = false

    init() throws {
        driver = NCursesTerminal(
            environment: TestEnvironment.trueColor, output: pseudo.terminal, captured: [],
            asksTerminal: false, clock: clock)
        try driver.start()
        pump()
    }

    var terminal: any Terminal { driver }

    func type(_ bytes: [UInt8]) { pseudo.type(bytes) }

    func resize(to size: CellSize) {
        pseudo.resize(to: size)
        // The signal must be sent explicitly, because the pseudo-terminal is not the controlling terminal of the test
        // process.
        kill(getpid(), SIGWINCH)
    }

    /// Stops reading, and presents frames until the buffer of the pseudo-terminal is full.
    func stall() {
        isStalled = true
        var buffer = CellBuffer(size: driver.size)
        var letter: UInt8 = 0
        while driver.isReady {
            letter = (letter + 1) % 26
            let text = String(repeating: Character(Unicode.Scalar(97 + letter)), count: buffer.size.width)
            for row in 0..<buffer.size.height { buffer.write(text, row: row) }
            driver.present(buffer, damage: nil, cursor: nil)
        }
    }

    func resume() {
        isStalled = false
        pump()
    }

    private func pump() {
        if !isStalled { pseudo.pump() }
    }

    var rows: [String] { pseudo.screen.text }
    var cursor: CellPoint? { pseudo.screen.modes.cursor_visible ? pseudo.screen.cursor : nil }

    /// Returns the text of the last command that begins with a prefix, up to ST.
    private func lastCommand(_ start: String) -> String? {
        let text = String(decoding: pseudo.received, as: UTF8.self)
        return text.range(of: start, options: .backwards).map { range in
            String(text[range.upperBound...].prefix { $0 != "\u{1B}" })
        }
    }

    var title: String? { lastCommand("\u{1B}]2;") }

    var clipboard: String? {
        lastCommand("\u{1B}]52;c;").flatMap { Data(base64Encoded: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    func wait(until condition: () -> Bool) async -> Bool {
        await pseudo.wait {
            pump()
            return condition()
        }
    }

    func close() { driver.stop() }
}
