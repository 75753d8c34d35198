import TestSupport
import Testing
@testable import CursesUITerminal

/// Random bytes, cut at random places; a failure names the seed that repeats it.
@Suite struct InputFuzzTests {
    private func events(of bytes: [UInt8], using generator: inout SeededGenerator) -> [Event] {
        var parser = InputParser()
        var events: [Event] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = rest.prefix(Int.random(in: 1...20, using: &generator))
            rest = rest.dropFirst(chunk.count)
            events += parser.feed(chunk)
        }
        return events + parser.flush()
    }

    /// The typed scalars: how they are joined to characters depends on where the reads cut.
    private func text(_ events: [Event]) -> [Unicode.Scalar] {
        events.flatMap { event -> [Unicode.Scalar] in
            guard case .key(let press) = event, press.modifiers.isEmpty else { return [] }
            switch press.key {
            case .character(let character): return Array(character.unicodeScalars)
            case .space: return [" "]
            default: return []
            }
        }
    }

    @Test("Any bytes, cut anywhere, give the same and do not trap", arguments: 1...40)
    func anyBytes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let likely: [UInt8] = Array("\u{1B}\u{1B}\u{1B}[[O]P_;;:0123456789<>?$~MmuRA\u{7}\\ax漢".utf8)
        let bytes = (0..<5_000).map { _ in
            Bool.random(using: &generator)
                ? likely.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
        }
        var parser = InputParser()
        let whole = parser.feed(bytes) + parser.flush()
        let cut = events(of: bytes, using: &generator)
        #expect(text(whole) == text(cut), "seed \(seed)")
        #expect(whole.filter { if case .key = $0 { false } else { true } }
            == cut.filter { if case .key = $0 { false } else { true } }, "seed \(seed)")
    }

    @Test("Printable text between sequences is never lost", arguments: 1...40)
    func textSurvives(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // A paste swallows what is in it, and a typed key of a sequence would look like text.
        let samples = InputSamples.all.filter { sample in
            sample.events.allSatisfy { if case .paste = $0 { false } else { true } } && text(sample.events).isEmpty
        }
        var bytes: [UInt8] = []
        var expected: [Unicode.Scalar] = []
        for _ in 0..<300 {
            if Bool.random(using: &generator) {
                bytes += samples.randomElement(using: &generator)!.bytes
            } else {
                let scalar = ["a", "B", "[", "~", " ", "é", "漢", "😀", "\u{301}"].randomElement(using: &generator)!
                bytes += Array(scalar.utf8)
                expected += Array(scalar.unicodeScalars)
            }
        }
        #expect(text(events(of: bytes, using: &generator)) == expected, "seed \(seed)")
    }
}
