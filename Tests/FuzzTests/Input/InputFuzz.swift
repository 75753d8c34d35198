import TestSupport
import Testing

@testable import CursesUITerminal

/// Tests random bytes that are split into reads at random places.
@Suite("Random input")
struct InputFuzz {
    private static let bytesPerSeed = 2_000

    @Test("Any bytes have the same meaning wherever they are cut, and do not trap")
    func anyBytes() async {
        // The full run tests ten million bytes.
        await Fuzz.run(full: 10_000_000 / Self.bytesPerSeed) { seed in
            var generator = SeededGenerator(seed: seed)
            let bytes = RandomInput.bytes(count: Self.bytesPerSeed, using: &generator)
            guard differs(bytes, cutBy: seed) != nil else { return nil }
            let shrunk = bytes.shrunk { differs($0, cutBy: seed) != nil }
            return "\(differs(shrunk, cutBy: seed) ?? "") of \(shrunk)"
        }
    }

    /// Parses bytes as a whole, and in pieces that are cut at random. Returns a description of the first difference
    /// between the events, or `nil` if they are the same.
    private func differs(_ bytes: [UInt8], cutBy seed: UInt64) -> String? {
        var parser = InputParser()
        let whole = parser.feed(bytes) + parser.flush()
        if let problem = whole.lazy.compactMap(flaw).first { return problem }
        let (expected, found) = (meaning(whole), meaning(events(of: bytes, cutBy: seed)))
        guard expected != found else { return nil }
        let place = zip(expected, found).prefix { $0 == $1 }.count
        return "in one piece \(expected[place...].prefix(3)), cut \(found[place...].prefix(3))"
    }

    @Test("Typed text arrives, whatever surrounds it, and no other text does")
    func textSurvives() async {
        await Fuzz.run(full: 2_500) { seed in
            var generator = SeededGenerator(seed: seed &+ 77)
            let parts = (0..<150).map { _ in
                Bool.random(using: &generator)
                    ? Part(bytes: silent(using: &generator), text: [])
                    : Part(typing: Self.typed.randomElement(using: &generator)!)
            }
            func isWrong(_ parts: [Part]) -> Bool {
                text(events(of: parts.flatMap(\.bytes), cutBy: seed)) != parts.flatMap(\.text)
            }
            guard isWrong(parts) else { return nil }
            let shrunk = parts.shrunk(whileFailing: isWrong)
            let bytes = shrunk.flatMap(\.bytes)
            return "typed \(shrunk.flatMap(\.text)), found \(text(events(of: bytes, cutBy: seed))) in \(bytes)"
        }
    }

    /// A part of the input, and the text that it types.
    private struct Part {
        var bytes: [UInt8]
        var text: [Unicode.Scalar]

        init(bytes: [UInt8], text: [Unicode.Scalar]) {
            self.bytes = bytes
            self.text = text
        }

        init(typing scalar: Unicode.Scalar) {
            self.init(bytes: Array(String(scalar).utf8), text: [scalar])
        }
    }

    private static let typed: [Unicode.Scalar] = [
        "a", "B", "[", "O", "]", "P", "~", " ", "0", ";", "é", "漢", "😀", "\u{301}", "\u{FFFD}",
    ]

    /// Returns a complete sequence that types no text.
    private func silent(using generator: inout SeededGenerator) -> [UInt8] {
        while true {
            let bytes = RandomInput.sequence(using: &generator)
            // A sequence for a key may type that key: `CSI u`, `CSI 27 ~` and the numeric keypad.
            if bytes.count > 2, bytes[0] == 0x1B, bytes[1] == UInt8(ascii: "[") {
                let final = bytes[bytes.count - 1]
                if final == UInt8(ascii: "u") || bytes.starts(with: "\u{1B}[27".utf8) { continue }
                // These sequences are incomplete: the bytes after them would be interpreted as their continuation.
                if bytes.count == 3, "[M".utf8.contains(final) { continue }
                if bytes.elementsEqual("\u{1B}[200~".utf8) { continue }
                // The dollar sign is ambiguous: it ends an rxvt key sequence, but is an intermediate byte in other
                // sequences.
                if bytes.contains(UInt8(ascii: "$")) { continue }
                return bytes
            }
            if bytes.count == 3, bytes[1] == UInt8(ascii: "O"), (0x41...0x5A).contains(bytes[2]) {
                return bytes[2] == UInt8(ascii: "X") ? Array("\u{1B}OA".utf8) : bytes
            }
            // Only control strings that are terminated are complete.
            if bytes.count > 4, bytes[1] == UInt8(ascii: "]") { return bytes }
        }
    }

    // MARK: Events

    private func events(of bytes: [UInt8], cutBy seed: UInt64) -> [TerminalEvent] {
        var generator = SeededGenerator(seed: ~seed)
        var parser = InputParser()
        var events: [TerminalEvent] = []
        var rest = bytes[...]
        let longest = [1, 3, 20, 300].randomElement(using: &generator)!
        while !rest.isEmpty {
            let chunk = rest.prefix(Int.random(in: 1...longest, using: &generator))
            rest = rest.dropFirst(chunk.count)
            events += parser.feed(chunk)
        }
        return events + parser.flush()
    }

    /// The part of an event that must not depend on how the bytes are split into reads. Text is compared by scalars,
    /// because the split determines which scalars are joined into one character.
    private enum Meaning: Equatable {
        case scalar(Unicode.Scalar)
        case other(TerminalEvent)
    }

    private func meaning(_ events: [TerminalEvent]) -> [Meaning] {
        events.flatMap { event -> [Meaning] in
            let typed = text([event])
            return typed.isEmpty ? [.other(event)] : typed.map { .scalar($0) }
        }
    }

    private func text(_ events: [TerminalEvent]) -> [Unicode.Scalar] {
        events.flatMap { event -> [Unicode.Scalar] in
            guard case .key(let press) = event, press.modifiers.isEmpty else { return [] }
            return press.text.map { Array($0.unicodeScalars) } ?? []
        }
    }

    /// Returns the reason why an event is impossible; `nil` if it is possible.
    private func flaw(_ event: TerminalEvent) -> String? {
        switch event {
        case .key(let press):
            let isControl = press.text?.unicodeScalars.contains {
                $0.properties.generalCategory == .control
            }
            return isControl == true ? "a control character is typed: \(event)" : nil
        case .mouse(let mouse):
            return mouse.position.column < 0 || mouse.position.row < 0 ? "outside: \(event)" : nil
        case .paste(let text):
            return text.isEmpty ? "an empty paste" : nil
        case .focus, .resize:
            return nil
        }
    }
}
