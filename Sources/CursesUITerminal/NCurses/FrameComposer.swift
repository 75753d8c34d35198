import CNCurses

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Composes the output of frames without a terminal, so that its bytes can be counted.
///
/// The output is for xterm with 256 colours. It does not include the sequences around frames for modes and synchronised
/// output.
@MainActor
package final class FrameComposer {
    private let screen: NCursesScreen

    /// - Throws: a `TerminalError` if the terminfo database has no entry for xterm.
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

    /// Returns the bytes that change the screen from the previous frame to this one; empty if the frames are equal.
    package func bytes(for buffer: CellBuffer, cursor: CellPoint?) -> [UInt8] {
        if buffer.size != screen.size { screen.resize(to: buffer.size) }
        screen.draw(buffer, damage: nil)
        return Array(screen.update(cursor: cursor))
    }

    /// Prevents ncurses from handling signals in a program that is not a terminal app. When ncurses creates its first
    /// screen, it skips signals that already have a handler.
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
