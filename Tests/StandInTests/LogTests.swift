import Foundation
import Testing

@testable import osCompat

@Suite("Messages of the logger")
struct LogTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("Values are in the message in the form that the code asks for, private ones are not")
    func values() {
        let name = "Ada"
        #expect(text("Hello \(name), \(3, format: .hex, align: .right(columns: 4))!") == "Hello Ada,    3!")
        #expect(text("\(255, format: .hex) \(1.5, format: .fixed(precision: 2))") == "ff 1.50")
        #expect(text("\(name, privacy: .private) \(name, privacy: .public)") == "<private> Ada")
        #expect(
            text("\(name, privacy: .private(mask: .hash)) \(name, align: .left(columns: 5))|") == "<private> Ada  |")
        #expect(text("\(URL(string: "https://swift.org")!) \(Optional<Int>.none)") == "https://swift.org nil")
    }

    @Test(
        "Messages in the form of printf have their values, whatever the letters say",
        arguments: [
            ("%d of %d", ["1", "2"], "1 of 2"), ("100%%", [], "100%"),
            ("%{public}@ %{private}s", ["a", "b"], "a <private>"),
            ("%s", [], ""), ("%@ %", ["a"], "a "), ("%{public", ["a"], "a"),
            ("%ld|%5.2f|%x", ["1", "2", "3"], "1|2|3"),
        ]
    )
    func formats(format: String, values: [String], text: String) {
        #expect(FormattedMessage.text(format, values.map { $0 as NSString }) == text)
    }

    @Test("Numbers in the form of printf have their digits")
    func numbers() {
        #expect(FormattedMessage.text("%.2f %x %X %d", [1.25, 255, 255, 7]) == "1.25 ff FF 7")
    }

    @Test("A message is one line, which controls nothing")
    func lines() {
        let date = Date(timeIntervalSince1970: 0)
        let line = LogFile.line(
            "a\nb\u{1B}[2J\u{9B}c", level: .error, subsystem: "org.example", category: "net", at: date)
        #expect(line == "1970-01-01T00:00:00.000Z error [org.example:net] a b [2J c\n")
        #expect(LogFile.line("x", level: .default, subsystem: "", category: "", at: date).hasSuffix("Z notice x\n"))
    }

    @Test("A log of the category \"disabled\" is written; only the disabled log is not")
    func disabled() {
        #expect(!OSLog.disabled.isEnabled)
        #expect(OSLog(subsystem: "", category: "disabled").isEnabled)
        #expect(OSLog(subsystem: "", category: "") == .default && OSLog.default != .disabled)
    }

    @Test("A lock lets one thread at a time change its state")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
            }
        }
        #expect(lock.withLock { $0 } == 8000)
    }
}
