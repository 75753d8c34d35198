import Foundation
import TerminalRig
import TestSupport
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Runs random programs in real terminal emulators. `make conformance` runs more programs, and also runs them in
    /// xterm.
    @MainActor
    @Suite struct Conformance {
        /// The emulators that the programs run in.
        enum Kind: String, CaseIterable, CustomStringConvertible {
            case libvterm, tmux, xterm

            var description: String { rawValue }

            func start(size: CellSize) throws -> any Emulator {
                switch self {
                case .libvterm: LibvtermEmulator(size: size)
                case .tmux: try TmuxEmulator(size: size)
                case .xterm: try XtermEmulator(size: size)
                }
            }
        }

        nonisolated private static let environment = ProcessInfo.processInfo.environment
        nonisolated static let isFull = environment["CONFORMANCE"] == "full"
        nonisolated static let kinds: [Kind] = isFull ? Kind.allCases : [.libvterm, .tmux]
        /// The seeds of the random programs. The variable `CONFORMANCE_SEED` selects a single seed.
        nonisolated static let seeds: [UInt64] =
            environment["CONFORMANCE_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? Array(isFull ? 0..<20 : 0..<1)
        nonisolated static let steps = isFull ? 120 : 30

        @Test(
            "An emulator shows each frame, a repaint changes nothing, and a redraw mends the screen",
            arguments: kinds, seeds
        )
        func frames(kind: Kind, seed: UInt64) async throws {
            var random = SeededGenerator(seed: seed)
            var size = CellSize(width: 40, height: 12)
            let emulator = try kind.start(size: size)
            let pseudo = PseudoTerminal(size: size)
            let terminal = try pseudo.start(environment: emulator.environment)
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            var buffer = CellBuffer(size: size)
            var fed = 0
            // Returns the visible part of the cells, as far as the emulator reports it. Emulators do not report links.
            func comparable(_ cells: [[ScreenCell]]) -> [[ScreenCell]] {
                ExpectedScreen.visible(cells).map { row in
                    row.map { cell in
                        var cell = cell
                        cell.style.link = nil
                        // The styles that xterm reports may differ from the styles that it shows; for example, bold
                        // text may have different colours.
                        if kind == .xterm { cell.style = .plain }
                        return cell
                    }
                }
            }
            // Feeds the output since the last frame to the emulator, and returns whether the emulator shows the buffer.
            func check(_ step: Int) async throws -> Bool {
                #expect(await pseudo.pump { terminal.isReady })
                let output = pseudo.received[fed...]
                try emulator.feed(output)
                fed = pseudo.received.count
                let wanted = comparable(ExpectedScreen.cells(of: buffer))
                var differences: [String] = []
                let deadline = ContinuousClock.now + .seconds(20)
                repeat {
                    let shown = comparable(try emulator.cells(size))
                    differences = ScreenReader.differences(shown, wanted)
                    if differences.isEmpty { return true }
                } while ContinuousClock.now < deadline
                let bytes = String(decoding: output, as: UTF8.self).debugDescription
                Issue.record(
                    "\(kind), seed \(seed), step \(step), \(size): \(differences.joined(separator: "; ")); after \(bytes)"
                )
                return false
            }
            for step in 0..<Self.steps {
                var damage: [CellRect]? = []
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    damage?.append(buffer.scribble(using: &random, isRich: kind != .libvterm))
                }
                if Int.random(in: 0..<5, using: &random) == 0 {
                    damage?.append(buffer.shiftRows(using: &random))
                }
                if Int.random(in: 0..<25, using: &random) == 0 {
                    let new = CellSize(
                        width: .random(in: 10...60, using: &random), height: .random(in: 2...20, using: &random))
                    if new != size {
                        size = new
                        log.events = []
                        try emulator.resize(to: size)
                        pseudo.resize(to: size)
                        kill(getpid(), SIGWINCH)
                        #expect(await pseudo.pump { !log.events.isEmpty })
                        buffer = CellBuffer(size: size)
                        damage = nil
                    }
                }
                terminal.present(buffer, damage: damage, cursor: nil)
                guard try await check(step) else { return }
                let sent = pseudo.received.count
                terminal.present(buffer, damage: nil, cursor: nil)
                pseudo.pump()
                #expect(pseudo.received.count == sent, "\(kind), seed \(seed), step \(step)")
                guard step % 10 == 9 else { continue }
                if step % 20 == 19 {
                    try emulator.feed("\u{1B}[3;4H\u{1B}[7mrubbish\u{1B}[2J\u{1B}[2;5r\u{1B}[4h".utf8)
                }
                terminal.redraw()
                guard try await check(step) else { return }
            }
        }
    }
}
