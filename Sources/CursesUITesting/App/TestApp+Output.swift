import CursesUITerminal

extension TestApp {
    /// What a real terminal would be written in the course of an action, for all frames that it leads
    /// to: escape sequences and UTF-8, as ncurses composes them for a terminal like xterm.
    ///
    /// ```swift
    /// let bytes = try app.output { app.type("a") }
    /// #expect(bytes.count < 40)
    /// ```
    ///
    /// The brackets of synchronised output, which are sent around each frame where the terminal knows
    /// them, are left out.
    ///
    /// - Throws: what keeps ncurses from composing: a system without the terminfo entry of xterm.
    public func output(during action: () throws -> Void) throws -> [UInt8] {
        let level = terminal.capabilities.colorLevel
        let recorder = OutputRecorder(
            try FrameComposer(size: terminal.size, colorLevel: level),
            showing: terminal.screen,
            cursor: terminal.cursor
        )
        let outer = self.recorder
        self.recorder = recorder
        defer { self.recorder = outer }
        try action()
        return recorder.bytes
    }
}

/// Collects the bytes of frames.
@MainActor
final class OutputRecorder {
    private let composer: FrameComposer
    private(set) var bytes: [UInt8] = []

    /// - Parameter screen: what the terminal shows already.
    init(_ composer: FrameComposer, showing screen: CellBuffer, cursor: CellPoint?) {
        self.composer = composer
        _ = composer.bytes(for: screen, cursor: cursor)
    }

    func record(_ screen: CellBuffer, cursor: CellPoint?) {
        bytes += composer.bytes(for: screen, cursor: cursor)
    }
}
