import FoundationGaps
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

@Suite("The store of messages")
struct LogStoreTests {
    /// A file with lines as the logger writes them, and one that it does not write.
    private func file() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
        func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
        let text =
            LogFile.line("one", level: .info, subsystem: "org.a", category: "net", at: date(10))
            + LogFile.line("two: [x] y", level: .error, subsystem: "", category: "", at: date(20))
            + "something else\n"
            + LogFile.line("three", level: .default, subsystem: "org.b", category: "", at: date(30))
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("The messages of a file are read back with their level and origin")
    func entries() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let entries = try OSLogStore(url: url).getEntries().compactMap { $0 as? OSLogEntryLog }
        #expect(entries.map(\.composedMessage) == ["one", "two: [x] y", "three"])
        #expect(entries.map(\.level) == [.info, .error, .notice])
        #expect(entries.map(\.subsystem) == ["org.a", "", "org.b"] && entries.map(\.category) == ["net", "", ""])
        #expect(entries.map(\.date.timeIntervalSince1970) == [10, 20, 30])
    }

    @Test("A position leaves out earlier messages, and an option turns the order")
    func positions() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let store = try OSLogStore(url: url)
        let last = store.position(date: Date(timeIntervalSince1970: 15))
        #expect(try store.getEntries(at: last).map(\.composedMessage) == ["two: [x] y", "three"])
        let end = store.position(timeIntervalSinceEnd: -5)
        #expect(try store.getEntries(at: end).map(\.composedMessage) == ["three"])
        #expect(try store.getEntries(with: .reverse).map(\.composedMessage).first == "three")
    }

    @Test("A predicate chooses messages")
    func predicates() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let predicate = NSPredicate { object, _ in (object as? [String: Any])?["subsystem"] as? String == "org.b" }
        #expect(try OSLogStore(url: url).getEntries(matching: predicate).map(\.composedMessage) == ["three"])
        let format = NSPredicate(format: "subsystem == %@", "org.a")
        #expect(try OSLogStore(url: url).getEntries(matching: format).map(\.composedMessage) == ["one"])
    }

    @Test("Without a log file there is no store, and a store of this run has no older messages")
    func scopes() throws {
        #expect(throws: CocoaError.self) { try OSLogStore(path: "", start: nil) }
        #expect(throws: CocoaError.self) { try OSLogStore(url: URL(fileURLWithPath: "/no/such/log")) }
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let store = try OSLogStore(path: url.path, start: Date(timeIntervalSince1970: 25))
        #expect(try store.getEntries().map(\.composedMessage) == ["three"])
    }
}
