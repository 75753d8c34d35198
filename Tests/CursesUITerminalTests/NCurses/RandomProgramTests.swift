import Foundation
import TerminalRig
import TestSupport
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Runs random programs that draw, clear, shift, resize and repaint. After every frame, the terminal must show
    /// exactly that frame.
    @MainActor
    @Suite struct RandomPrograms {
        @Test("After every frame the screen shows what was drawn", arguments: 0..<12)
        func programs(seed: UInt64) async throws {
            var random = SeededGenerator(seed: seed)
            let pseudo = PseudoTerminal(size: CellSize(width: 30, height: seed.isMultiple(of: 2) ? 9 : 24))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            var buffer = CellBuffer(size: terminal.size)
            for step in 0..<120 {
                var damage: [CellRect]? = []
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    damage?.append(buffer.scribble(using: &random))
                }
                while Int.random(in: 0..<4, using: &random) == 0 {
                    damage?.append(buffer.shiftRows(using: &random))
                }
                if Int.random(in: 0..<30, using: &random) == 0 {
                    let size = CellSize(
                        width: .random(in: 1...50, using: &random),
                        height: .random(in: 1...16, using: &random))
                    if size != terminal.size {
                        log.events = []
                        pseudo.resize(to: size)
                        kill(getpid(), SIGWINCH)
                        #expect(await pseudo.pump { !log.events.isEmpty })
                        buffer = CellBuffer(size: size)
                        damage = nil
                    }
                }
                let hasCursor = Bool.random(using: &random)
                let cursor = CellPoint(
                    column: .random(in: 0..<buffer.size.width, using: &random),
                    row: .random(in: 0..<buffer.size.height, using: &random))
                terminal.present(buffer, damage: damage, cursor: hasCursor ? cursor : nil)
                #expect(await pseudo.pump { terminal.isReady })
                let differences = pseudo.differences(from: buffer)
                #expect(differences == [], "seed \(seed), step \(step)")
                #expect(pseudo.screen.modes.cursor_visible == hasCursor)
                if hasCursor { #expect(pseudo.screen.cursor == cursor) }
                let before = terminal.statistics
                terminal.present(buffer, damage: nil, cursor: hasCursor ? cursor : nil)
                #expect(terminal.statistics == before, "seed \(seed), step \(step)")
                if Int.random(in: 0..<20, using: &random) == 0 {
                    pseudo.screen.feed(Array("\u{1B}[3;4H\u{1B}[7mgarbage\u{1B}[2J".utf8))
                    terminal.redraw()
                    #expect(await pseudo.pump { terminal.isReady })
                    #expect(
                        pseudo.differences(from: buffer) == [], "seed \(seed), step \(step)")
                }
                if !differences.isEmpty { return }
            }
        }
    }
}
