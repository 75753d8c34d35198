import CursesUITerminal

extension TestApp {
    /// Returns the bytes that an action sends to a real terminal, for all frames that it causes: escape
    /// sequences and UTF-8, as ncurses composes them for a terminal like xterm.
    ///
    /// ```swift
    /// let bytes = try app.output { app.type("a") }
    /// #expect(bytes.count < 40)
    /// ```
    ///
    /// It omits the sequences of synchronised output, which surround each frame on terminals that support them.
    ///
    /// - Throws: an error if ncurses cannot compose the output, because the system has no terminfo entry for
    ///   xterm.
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

/// Collects the bytes that frames send to the terminal.
@MainActor
final class OutputRecorder {
    private let composer: FrameComposer
    private(set) var bytes: [UInt8] = []

    /// - Parameter screen: the cells that the terminal already shows.
    init(_ composer: FrameComposer, showing screen: CellBuffer, cursor: CellPoint?) {
        self.composer = composer
        _ = composer.bytes(for: screen, cursor: cursor)
    }

    func record(_ screen: CellBuffer, cursor: CellPoint?) {
        bytes += composer.bytes(for: screen, cursor: cursor)
    }
}
