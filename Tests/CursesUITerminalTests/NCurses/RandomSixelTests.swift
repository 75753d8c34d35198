import TerminalRig
import TestSupport
import Testing

@testable import CursesUITerminal

extension TerminalDriver.Sixels {
    @Test(
        "Random overlaps of pictures, words and blanks leave exactly the pixels of the frame",
        arguments: [foot, xterm], 1...8)
    func random(name: String, seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let pseudo = PseudoTerminal()
        let terminal = try start(pseudo, name: name)
        defer { terminal.stop() }
        let pictures = try (0..<4).map {
            try makePicture(width: 2 + $0 * 3, height: 1 + $0, seed: $0, hole: $0 == 2)
        }
        let rows = name == Self.xterm ? terminal.size.height - 1 : nil
        var buffer = CellBuffer(size: terminal.size)
        for step in 0..<60 {
            if random.chance(of: 3) { buffer = CellBuffer(size: terminal.size) }
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                put(
                    pictures.randomElement(using: &random)!, column: .random(in: -4..<40, using: &random),
                    row: .random(in: -2..<10, using: &random), isDim: random.chance(of: 4), into: &buffer)
            }
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                buffer.write(
                    ["over", "   ", "a longer line of text"].randomElement(using: &random)!,
                    column: .random(in: 0..<40, using: &random), row: .random(in: 0..<10, using: &random))
            }
            if random.chance(of: 8) { terminal.redraw() }
            let wrong = await show(buffer, terminal, pseudo, rows: rows)
            #expect(wrong == [], "seed \(seed), step \(step)")
            guard wrong == [] else { return }
        }
        #expect(pseudo.screen.moves == 0)
    }
}

extension SeededGenerator {
    /// Returns true in one of `count` cases, on average.
    fileprivate mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
