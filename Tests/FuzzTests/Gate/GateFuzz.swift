@testable import CursesUI
import TerminalRig
import TestSupport
import Testing

@testable import CursesUITerminal

/// Tests that a text stays in its cells, whatever it contains, all the way from the view to the bytes that a terminal
/// receives.
@MainActor
@Suite("Hostile text", .serialized, .ownsScreen)
struct GateFuzz {
    private static let rows = 10
    private static let size = CellSize(
        width: HostileScreen.columns * (HostileScreen.textWidth + 1) + 1, height: rows)
    private static let textsPerSeed = HostileScreen.columns * rows * framesPerSeed
    private static let framesPerSeed = 4

    @Test("No text sends a control sequence, or touches its neighbours' cells")
    func hostileText() async throws {
        // The full run tests a million texts.
        try await Fuzz.run(full: 1_000_000 / Self.textsPerSeed, part: 0.01) { seed in
            try problem(seed, isEmulated: false, text: HostileText.string)
        }
    }

    @Test("No text touches its neighbours' cells in an independent emulator")
    func emulator() async throws {
        try await Fuzz.run(full: 200_000 / Self.textsPerSeed, part: 0.01) { seed in
            try problem(seed, isEmulated: true, text: HostileText.plainString)
        }
    }

    private func problem(
        _ seed: UInt64, isEmulated: Bool, text: (inout SeededGenerator) -> String
    ) throws -> String? {
        var generator = SeededGenerator(seed: seed &* 31)
        let knobs = Knobs(count: HostileScreen.columns * Self.rows)
        let terminal = try FrameTerminal(size: Self.size, isEmulated: isEmulated)
        let host = ViewHost(RootView(content: HostileScreen(texts: knobs)), on: terminal)
        defer { host.tearDown() }
        for frame in 0..<Self.framesPerSeed {
            // In later frames, only some texts change, so ncurses writes only parts of the rows.
            for knob in knobs.all where frame == 0 || Bool.random(using: &generator) {
                knob.text = text(&generator)
            }
            while !host.isSettled { host.renderFrame() }
            if let violation = terminal.violation {
                return "\(violation) is sent for \(knobs.all.map(\.text)) in \(terminal.frame)"
            }
            let difference = FrameTerminal.difference(of: terminal.reader.screen, from: host.buffer)
            if let difference = difference ?? guardFlaw(in: host, terminal) {
                return "\(difference) of \(knobs.all.map(\.text))"
            }
        }
        return nil
    }

    /// Returns a description of the first guard cell that has been overwritten; `nil` if there is none.
    private func guardFlaw(in host: ViewHost, _ terminal: FrameTerminal) -> String? {
        let meant = Glyph(HostileScreen.guardCharacter)
        for row in 0..<Self.rows {
            for column in stride(from: 0, to: Self.size.width, by: HostileScreen.textWidth + 1) {
                let cell = host.buffer[column: column, row: row]
                if cell.glyph != meant || cell.style != Style(foreground: .red) {
                    return "column \(column), row \(row) of the frame: \(cell)"
                }
                if let shown = terminal.emulatedCell(column: column, row: row),
                    shown
                        != ScreenCell(
                            text: String(HostileScreen.guardCharacter), width: 1,
                            style: Style(foreground: .red))
                {
                    return "column \(column), row \(row) of the emulator: \(shown)"
                }
            }
        }
        return nil
    }
}
