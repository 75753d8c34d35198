import CursesUITerminal
import Foundation
import Testing

@Suite struct AsciicastTests {
    @Test("Characters that come in parts are recorded when they are whole")
    func parts() {
        var text = Asciicast.Text()
        #expect(text.take([0x61, 0xE6, 0xBC]) == "a")
        #expect(text.take([0xA2]) == "漢")
        #expect(text.take([0xF0]) == "")
        #expect(text.take([0x9F, 0xAB]) == "")
        #expect(text.take([0x96, 0x62]) == "\u{1FAD6}b")
        // A byte that cannot begin a sequence is replaced, and does not delay the text after it.
        #expect(text.take([0xBF, 0x63]) == "\u{FFFD}c")
    }

    @Test("Any text is written so that JSON gives it back")
    func escapes() throws {
        let data = "\u{1B}[1m\"a\\b\"\u{7F}\u{0}\r\n漢"
        var line: [UInt8] = []
        Asciicast.append(.output, data, at: .milliseconds(61_002), to: &line)
        #expect(line.count { $0 == 0x0A } == 1 && line.last == 0x0A)
        #expect(String(decoding: line, as: UTF8.self).hasPrefix("[61.002000, \"o\", \"\\u001b[1m"))
        let parts = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [Any])
        #expect(parts[2] as? String == data)
    }
}
