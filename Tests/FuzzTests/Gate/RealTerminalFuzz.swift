import TerminalRig
import TestSupport
import Testing

@testable import CursesUI
@testable import CursesUITerminal

/// Runs the same test as `GateFuzz` with the real terminal driver. The test reads the controlling end of the
/// pseudo-terminal.
@MainActor
@Suite("Hostile text in a pseudo-terminal", .serialized, .ownsScreen)
struct RealTerminalFuzz {
    private static let rows = 8

    @Test("Between taking the screen and giving it back a terminal gets nothing but cells")
    func hostileText() async throws {
        var generator = SeededGenerator(seed: 2026)
        let size = CellSize(
            width: HostileScreen.columns * (HostileScreen.textWidth + 1) + 1, height: Self.rows)
        let pseudo = PseudoTerminal(size: size)
        let terminal = NCursesTerminal(
            environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
            output: pseudo.terminal, captured: [])
        try terminal.start()
        defer { terminal.stop() }
        #expect(await pump(pseudo) { terminal.isReady })
        let knobs = Knobs(count: HostileScreen.columns * Self.rows)
        let host = ViewHost(RootView(content: HostileScreen(texts: knobs)), on: terminal)
        defer { host.tearDown() }
        var reader = OutputReader(size: size)
        var start = pseudo.received.count
        // A frame contains only the differences from the previous frame, so the frame before each corpus seed is
        // repeated as well.
        let corpus = FuzzCorpus(fuzzer: "FuzzTests.RealTerminalFuzz/hostileText")
        let kept = Set(corpus.seeds.flatMap { [$0 - 1, $0] })
        func advice(_ frame: UInt64) -> String { "Keep it in \(corpus.path): \(corpus.line(for: frame))" }
        let count: UInt64 = Fuzz.isFull ? 2_000 : 60
        for frame in 0..<max(count, (kept.max() ?? 0) + 1) {
            let texts = knobs.all.map { _ in HostileText.string(using: &generator) }
            guard frame < count || kept.contains(frame) else { continue }
            for (knob, text) in zip(knobs.all, texts) { knob.text = text }
            repeat { host.renderFrame() } while !host.isSettled
            #expect(await pump(pseudo) { terminal.isReady && !pseudo.isInFrame })
            let bytes = Array(pseudo.received[start...])
            start = pseudo.received.count
            do {
                try bytes.withUnsafeBytes { try reader.read($0) }
            } catch {
                Issue.record("frame \(frame): \(error) in \(bytes) for \(texts)\n\(advice(frame))")
                return
            }
            if let difference = FrameTerminal.difference(of: reader.screen, from: host.buffer) {
                Issue.record("frame \(frame): \(difference) for \(texts)\n\(advice(frame))")
                return
            }
        }
    }

    /// Reads until the condition is true, for ten seconds at most.
    private func pump(_ pseudo: PseudoTerminal, until condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        repeat {
            pseudo.pump()
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(1))
        } while ContinuousClock.now < deadline
        return false
    }
}
