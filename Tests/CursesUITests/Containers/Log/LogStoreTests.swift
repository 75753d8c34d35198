import Foundation
import Testing

@testable import CursesUI

@MainActor
@Suite("The lines of a log")
struct LogStoreTests {
    private static func numbers(_ range: Range<Int>) -> [String] { range.map { "\($0)" } }

    @Test("have numbers, in the order in which they were appended")
    func order() {
        let log = LogStore()
        log.append("one")
        log.append(contentsOf: ["two", "three"], level: .error)
        #expect(log.lines.map(\.message) == ["one", "two", "three"])
        #expect(log.lines.map(\.id) == [0, 1, 2])
        #expect(log.lines.map(\.level) == [.info, .error, .error])
    }

    @Test("are never more than the limit, and the last ones stay", arguments: [1, 3, 100])
    func bound(limit: Int) {
        let log = LogStore(limit: limit)
        for number in 0..<1_000 {
            log.append("\(number)")
            #expect(log.lines.count == min(limit, number + 1))
        }
        #expect(log.lines.map(\.id) == Array((1_000 - limit)..<1_000))
        let more = Self.numbers(0..<5_000)
        log.append(contentsOf: more)
        #expect(log.lines.map(\.message) == Array(more.suffix(limit)))
    }

    @Test("come from any thread, each of which keeps its order")
    func threads() async {
        let log = LogStore(limit: 10_000)
        await withTaskGroup { group in
            for thread in 0..<8 {
                group.addTask { for number in 0..<500 { log.append("\(thread) \(number)") } }
            }
        }
        // Appending this line also delivers the lines that were appended earlier.
        log.append("end")
        #expect(log.lines.count == 4_001)
        for thread in 0..<8 {
            let own = log.lines.map(\.message).filter { $0.hasPrefix("\(thread) ") }
            #expect(own == (0..<500).map { "\(thread) \($0)" })
        }
    }

    @Test("that wait for the main thread are bounded as well")
    func pending() async {
        let log = LogStore(limit: 10)
        await Task.detached { for number in 0..<1_000 { log.append("\(number)") } }.value
        log.append("end")
        #expect(log.lines.map(\.message) == Self.numbers(991..<1_000) + ["end"])
    }

    @Test("are removed together, and later ones have new numbers")
    func clear() {
        let log = LogStore()
        log.append(contentsOf: ["one", "two"])
        log.clear()
        #expect(log.lines.isEmpty)
        log.append("three")
        #expect(log.lines.map(\.id) == [2])
    }
}

@MainActor
@Suite("The filter of a log")
struct LogFilterTests {
    private let log = LogStore(limit: 20)
    private let filter = LogFilter()

    private func update(_ level: LogLevel = .trace, _ query: String = "", isLimited: Bool = false) {
        filter.update(from: log.lines, level: level, query: query, isLimited: isLimited)
    }

    @Test("gives the same after each change as a filter of all lines")
    func steps() {
        var generator = SystemRandomNumberGenerator()
        for step in 0..<200 {
            let level = LogLevel.allCases[step / 50 % 7]
            let query = step / 20 % 2 == 0 ? "A" : "b"
            for _ in 0..<Int.random(in: 0...7, using: &generator) {
                let text = String((0..<3).map { _ in "abc".randomElement(using: &generator)! })
                log.append(text, level: LogLevel.allCases.randomElement(using: &generator)!)
            }
            if step % 40 == 39 { log.clear() }
            let isLimited = step / 30 % 2 == 0
            update(level, query, isLimited: isLimited)
            let shown = log.lines.filter { $0.level >= level }
            let matches = shown.filter { $0.message.contains(query.lowercased()) }
            #expect(Array(filter.lines) == (isLimited ? matches : shown))
            #expect(Array(filter.matches) == matches.map(\.id))
        }
    }

    @Test("goes from match to match, and round the ends")
    func matches() {
        log.append(contentsOf: ["ab", "c", "Ba", "c", "b"])
        update(.trace, "b")
        #expect(filter.match(from: nil, isForward: false) == 4)
        #expect(filter.match(from: nil, isForward: true) == 0)
        #expect(filter.match(from: 4, isForward: true) == 0)
        #expect(filter.match(from: 0, isForward: true) == 2)
        #expect(filter.match(from: 3, isForward: true) == 4)
        #expect(filter.match(from: 0, isForward: false) == 4)
        #expect(filter.number(of: 2) == 2)
        #expect(filter.number(of: 3) == nil)
        update(.trace, "x")
        #expect(filter.match(from: nil, isForward: true) == nil)
    }
}
