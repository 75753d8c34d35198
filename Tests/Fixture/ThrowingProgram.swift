import CursesUITerminal

/// A program that uses the terminal directly, and whose `main` throws an error while it uses the screen.
enum ThrowingProgram {
    @MainActor
    static func main() throws {
        let terminal = NCursesTerminal()
        try terminal.start()
        var buffer = CellBuffer(size: terminal.size)
        buffer.put(Glyph(scalar: "x", width: 1), style: .plain, at: .zero, clip: buffer.bounds)
        terminal.present(buffer, damage: nil, cursor: nil)
        print("said before the end")
        try withExtendedLifetime(terminal) { try fail() }
    }
}
