import CNCurses

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Composes what a terminal would be sent for frames, where there is none: to count the bytes.
///
/// The terminal is xterm's like with 256 colours. What surrounds the frames is left out: modes, and the
/// brackets of synchronised output.
@MainActor
package final class FrameComposer {
    private let screen: NCursesScreen

    /// - Throws: a `TerminalError`, if the terminfo database does not know xterm.
    package init(size: CellSize, colorLevel: Capabilities.ColorLevel) throws(TerminalError) {
        let capabilities = Capabilities(colorLevel: colorLevel, hasLineDrawing: UTF8Locale.use())
        let entry: TerminfoEntry
        do {
            entry = try TerminfoEntry.load(named: Self.type, terminal: -1)
        } catch {
            throw .unknownType(Self.type)
        }
        screen = try Self.withoutHandlers { () throws(TerminalError) in
            try NCursesScreen(entry: entry, capabilities: capabilities, size: size)
        }
    }

    private static let type = "xterm-256color"

    /// The bytes that make a frame visible after the one before; none if they are the same.
    package func bytes(for buffer: CellBuffer, cursor: CellPoint?) -> [UInt8] {
        if buffer.size != screen.size { screen.resize(to: buffer.size) }
        screen.draw(buffer, damage: nil)
        return Array(screen.update(cursor: cursor))
    }

    /// Keeps ncurses from handling the signals of a program that is no terminal's app: it leaves alone
    /// those that have a handler when its first screen is made.
    private static func withoutHandlers<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let signals = [SIGINT, SIGTERM, SIGTSTP, SIGWINCH]
        let before = signals.map { number in
            var old = sigaction()
            sigaction(number, nil, &old)
            return old
        }
        for number in signals { signal(number) { _ in } }
        defer {
            for (number, var old) in zip(signals, before) { sigaction(number, &old, nil) }
        }
        return try body()
    }
}
