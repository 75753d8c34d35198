import Foundation
import TestSupport
import Testing

@testable import CursesUITerminal

/// Tests the output to the terminal other than the cells: each sequence that contains text from outside the app.
@Suite("Hostile titles, addresses and copies")
struct ControlStringFuzz {
    @Test("A title is one sequence, whatever it holds")
    func titles() async {
        await Fuzz.run(full: 200_000) { seed in
            let text = Self.text(seed)
            return flaw(in: WindowTitle.set(text), begin: "\u{1B}]2;", end: "\u{1B}\\") {
                switch $0.properties.generalCategory {
                case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
                case .format: $0 == "\u{200D}"
                default: true
                }
            }.map { "\($0) of \(text.debugDescription)" }
        }
    }

    @Test("An address is printable ASCII without spaces, whatever it holds")
    func addresses() async {
        await Fuzz.run(full: 20_000) { seed in
            // The table of links has space for only a few thousand addresses, so the number of different texts is
            // limited.
            let text = "https://example.com/" + Self.text(seed % 2_000)
            guard let link = Hyperlink(text) else { return nil }
            return flaw(in: link.opening, begin: "\u{1B}]8;id=\(link.number);", end: "\u{1B}\\") {
                (0x21...0x7E).contains($0.value)
            }.map { "\($0) of \(text.debugDescription)" }
        }
    }

    @Test("Copied text is sent as base64")
    func copies() async {
        await Fuzz.run(full: 200_000) { seed in
            let text = Self.text(seed)
            guard let bytes = ClipboardCopy.sequence(text) else { return "refused" }
            let flaw = flaw(in: bytes, begin: "\u{1B}]52;c;", end: "\u{1B}\\") {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789+/=".unicodeScalars.contains($0))
            }
            let sent = Data(base64Encoded: Data(bytes.dropFirst(7).dropLast(2)))
            if flaw == nil, sent == Data(text.utf8) { return nil }
            return "\(flaw ?? "another text is copied") of \(text.debugDescription)"
        }
    }

    private static func text(_ seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed &+ 4_711)
        return HostileText.string(using: &generator)
    }

    /// Returns a description of the fault in a control string; `nil` if all scalars between its beginning and its end
    /// are allowed.
    private func flaw(
        in bytes: [UInt8], begin: String, end: String, _ isAllowed: (Unicode.Scalar) -> Bool
    ) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return "\(bytes) is no UTF-8" }
        guard text.unicodeScalars.starts(with: begin.unicodeScalars),
            text.unicodeScalars.reversed().starts(with: end.unicodeScalars.reversed())
        else { return "\(bytes) is not framed" }
        let body = text.unicodeScalars.dropFirst(begin.unicodeScalars.count)
            .dropLast(end.unicodeScalars.count)
        return body.first { !isAllowed($0) }.map { "U+\(String($0.value, radix: 16)) is sent" }
    }
}
