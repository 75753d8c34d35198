import TerminalRig
import Testing

@testable import CursesUITerminal

/// Tests the contract of every terminal. The same tests run on the in-memory terminal and on the real one.
@MainActor
@Suite(.serialized, .ownsScreen)
struct TerminalContractTests {
    /// Runs a test on a terminal.
    private func on(
        _ kind: TerminalKind, _ body: @MainActor (any TerminalBench, TerminalLog) async throws -> Void
    ) async throws {
        let bench = try kind.makeBench()
        defer { bench.close() }
        let log = TerminalLog(of: bench.terminal)
        try await body(bench, log)
        // The terminal references the log only weakly.
        withExtendedLifetime(log) {}
    }

    private func frame(_ bench: any TerminalBench, _ rows: String...) -> CellBuffer {
        var buffer = CellBuffer(size: bench.terminal.size)
        for (row, text) in rows.enumerated() {
            buffer.write(text, style: .plain, at: CellPoint(column: 0, row: row), clip: buffer.bounds)
        }
        return buffer
    }

    // MARK: Events

    private static let samples: [(bytes: String, events: [TerminalEvent])] = [
        ("aé漢", ["a", "é", "漢"].map { .key(KeyPress($0)) }),
        ("\u{3}", [.key(KeyPress("c", modifiers: .control))]),
        ("\u{1B}[1;2A", [.key(KeyPress(.upArrow, modifiers: .shift))]),
        ("\u{1B}x", [.key(KeyPress("x", modifiers: .option))]),
        ("\u{1B}[15~", [.key(KeyPress(.function(5)))]),
        ("\u{1B}[97;9u", [.key(KeyPress("a", modifiers: .command))]),
        (
            "\u{1B}[<0;3;4M\u{1B}[<0;3;4m",
            [.press, .release].map {
                .mouse(TerminalEvent.MouseEvent($0, button: .left, at: CellPoint(column: 2, row: 3)))
            }
        ),
        ("\u{1B}[200~two\r\nlines\u{1B}[201~", [.paste("two\nlines")]),
        ("\u{1B}[O\u{1B}[I", [.focus(false), .focus(true)]),
    ]

    @Test("Bytes become events", arguments: TerminalKind.allCases)
    func events(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            for (bytes, events) in Self.samples {
                log.events = []
                bench.type(Array(bytes.utf8))
                #expect(await bench.wait { log.events.count >= events.count })
                #expect(log.events == events)
            }
        }
    }

    @Test("Bytes become the same events one by one", arguments: TerminalKind.allCases)
    func split(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            for byte in Self.samples.flatMap({ Array($0.bytes.utf8) }) { bench.type([byte]) }
            let expected = Self.samples.flatMap(\.events)
            #expect(await bench.wait { log.events.count >= expected.count })
            #expect(log.events == expected)
        }
    }

    @Test("The release of a key is an event on request", arguments: TerminalKind.allCases)
    func phases(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            let bytes = Array("\u{1B}[97;1:1u\u{1B}[97;1:2u\u{1B}[97;1:3ub".utf8)
            let down = [KeyPress("a"), KeyPress("a", phase: .repeat)]
            bench.type(bytes)
            #expect(await bench.wait { log.events.count == 3 })
            #expect(log.events == (down + [KeyPress("b")]).map(TerminalEvent.key))
            log.events = []
            bench.terminal.reportsKeyPhases = true
            bench.type(bytes)
            #expect(await bench.wait { log.events.count == 4 })
            #expect(log.events == (down + [KeyPress("a", phase: .up), KeyPress("b")]).map(TerminalEvent.key))
        }
    }

    @Test("A new size is adopted, and then reported", arguments: TerminalKind.allCases)
    func resize(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            let size = CellSize(width: 20, height: 5)
            bench.resize(to: size)
            #expect(await bench.wait { !log.events.isEmpty })
            #expect(log.events == [.resize(size)])
            #expect(bench.terminal.size == size)
            bench.terminal.present(frame(bench, "small"), damage: nil, cursor: nil)
            #expect(await bench.wait { bench.rows == ["small", "", "", "", ""] })
        }
    }

    // MARK: Time-outs and replies

    @Test("A lone ESC is the Escape key after the timeout", arguments: TerminalKind.allCases)
    func escape(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            bench.type([0x1B])
            #expect(await bench.wait { bench.clock.pendingCount == 1 })
            bench.clock.advance(by: .milliseconds(29))
            #expect(log.events == [])
            bench.clock.advance(by: .milliseconds(1))
            #expect(log.events == [.key(KeyPress(.escape))])
        }
    }

    @Test("Bytes within the timeout complete a sequence", arguments: TerminalKind.allCases)
    func inTime(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            bench.type([0x1B])
            #expect(await bench.wait { bench.clock.pendingCount == 1 })
            bench.type(Array("[B".utf8))
            // If the bytes have not been read when the timeout fires, the terminal reads them before it decides.
            bench.clock.advance(by: .milliseconds(30))
            #expect(log.events == [.key(KeyPress(.downArrow))])
        }
    }

    @Test("A sequence that never ends is dropped, and later text is typed", arguments: TerminalKind.allCases)
    func lost(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            bench.type(Array("\u{1B}[12".utf8))
            #expect(await bench.wait { bench.clock.pendingCount == 1 })
            bench.clock.advance(by: .seconds(1))
            bench.type(Array("x".utf8))
            #expect(await bench.wait { !log.events.isEmpty })
            #expect(log.events == [.key(KeyPress("x"))])
        }
    }

    @Test("Control-C after a silence ends a paste that has no end", arguments: TerminalKind.allCases)
    func openPaste(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            bench.type(Array("\u{1B}[200~half".utf8))
            #expect(await bench.wait { bench.clock.pendingCount == 1 })
            bench.clock.advance(by: .seconds(5))
            #expect(log.events == [])
            bench.type([0x03])
            #expect(await bench.wait { !log.events.isEmpty })
            #expect(log.events == [.paste("half")])
        }
    }

    @Test("Replies are not typed; a report of the colour scheme changes capabilities", arguments: TerminalKind.allCases)
    func replies(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            bench.type(Array("\u{1B}[?62;c\u{1B}[?997;2n\u{1B}P>|name\u{1B}\\a".utf8))
            #expect(await bench.wait { !log.events.isEmpty })
            #expect(log.events == [.key(KeyPress("a"))])
            #expect(bench.terminal.capabilities.appearance == .light)
            #expect(log.capabilityChanges == 1)
            bench.type(Array("\u{1B}[?997;1n\u{1B}[?997;1nb".utf8))
            #expect(await bench.wait { log.events.count == 2 })
            #expect(bench.terminal.capabilities.appearance == .dark)
            #expect(log.capabilityChanges == 2)
        }
    }

    // MARK: Frames

    @Test("A frame is shown, then the damaged cells of the next one", arguments: TerminalKind.allCases)
    func damage(kind: TerminalKind) async throws {
        try await on(kind) { bench, _ in
            let terminal = bench.terminal
            terminal.present(frame(bench, "first 漢字", "second"), damage: nil, cursor: nil)
            #expect(await bench.wait { bench.rows.starts(with: ["first 漢字", "second", ""]) })
            let next = frame(bench, "FIRST", "SECOND", "THIRD")
            let damage = [
                CellRect(column: 0, row: 1, width: 3, height: 1), CellRect(column: 0, row: 2, width: 40, height: 1),
            ]
            terminal.present(next, damage: damage, cursor: nil)
            #expect(await bench.wait { bench.rows.starts(with: ["first 漢字", "SECond", "THIRD"]) })
            terminal.present(next, damage: nil, cursor: nil)
            #expect(await bench.wait { bench.rows.starts(with: ["FIRST", "SECOND", "THIRD"]) })
        }
    }

    @Test("A frame of a different size is clipped or padded", arguments: TerminalKind.allCases)
    func otherSize(kind: TerminalKind) async throws {
        try await on(kind) { bench, _ in
            var large = CellBuffer(size: CellSize(width: 50, height: 12))
            for row in 0..<12 { large.write(String(repeating: "x", count: 50), row: row) }
            bench.terminal.present(large, damage: nil, cursor: nil)
            let full = Array(repeating: String(repeating: "x", count: 40), count: 10)
            #expect(await bench.wait { bench.rows == full })
            var small = CellBuffer(size: CellSize(width: 2, height: 1))
            small.write("ab")
            bench.terminal.present(small, damage: nil, cursor: nil)
            #expect(await bench.wait { bench.rows == ["ab"] + Array(repeating: "", count: 9) })
        }
    }

    @Test("The cursor is at the frame's position, or hidden", arguments: TerminalKind.allCases)
    func cursor(kind: TerminalKind) async throws {
        try await on(kind) { bench, _ in
            let buffer = frame(bench, "text")
            for cursor in [CellPoint(column: 4, row: 0), nil, CellPoint(column: 0, row: 9)] {
                bench.terminal.present(buffer, damage: [], cursor: cursor)
                #expect(await bench.wait { bench.cursor == cursor })
            }
        }
    }

    @Test("A busy terminal drops frames, and requests the newest when it is ready", arguments: TerminalKind.allCases)
    func busy(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            let terminal = bench.terminal
            bench.stall()
            #expect(!terminal.isReady)
            let stalled = terminal.statistics
            for number in 0..<3 { terminal.present(frame(bench, "dropped \(number)"), damage: nil, cursor: nil) }
            #expect(terminal.statistics.dropped == stalled.dropped + 3)
            #expect(terminal.statistics.frames == stalled.frames)
            #expect(log.readyCount == 0)
            bench.resume()
            #expect(await bench.wait { log.readyCount > 0 })
            #expect(terminal.isReady)
            #expect(!bench.rows.contains { $0.hasPrefix("dropped") })
            let newest = frame(bench, "the newest")
            terminal.present(newest, damage: nil, cursor: nil)
            #expect(await bench.wait { bench.rows.starts(with: ["the newest", ""]) })
            #expect(terminal.statistics.frames == stalled.frames + 1)
        }
    }

    @Test("Frames and the cells that they change are counted", arguments: TerminalKind.allCases)
    func statistics(kind: TerminalKind) async throws {
        try await on(kind) { bench, _ in
            let terminal = bench.terminal
            terminal.present(frame(bench, "abc"), damage: nil, cursor: nil)
            #expect(await bench.wait { terminal.isReady && terminal.statistics.frames == 1 })
            #expect(terminal.statistics.cells >= 3)
            let before = terminal.statistics
            terminal.present(frame(bench, "abX"), damage: nil, cursor: nil)
            #expect(await bench.wait { terminal.isReady && terminal.statistics.frames == 2 })
            #expect((1...3).contains(terminal.statistics.cells - before.cells))
            #expect(terminal.statistics.dropped == 0)
        }
    }

    @Test("A redraw does not change the screen", arguments: TerminalKind.allCases)
    func redraw(kind: TerminalKind) async throws {
        try await on(kind) { bench, _ in
            bench.terminal.present(frame(bench, "kept"), damage: nil, cursor: nil)
            #expect(await bench.wait { bench.rows.first == "kept" && bench.terminal.isReady })
            bench.terminal.redraw()
            #expect(await bench.wait { bench.rows.first == "kept" && bench.terminal.isReady })
        }
    }

    // MARK: The window

    @Test("A title is shown in one line, without control characters", arguments: TerminalKind.allCases)
    func title(kind: TerminalKind) async throws {
        try await on(kind) { bench, _ in
            #expect(bench.title == nil)
            for (title, shown) in [("Plain", "Plain"), ("a\nb\u{1B}]0;x\u{7}", "a b ]0;x "), ("\u{202E}abc", "abc")] {
                bench.terminal.title = title
                #expect(bench.terminal.title == title)
                #expect(await bench.wait { bench.title == shown })
            }
        }
    }

    @Test("Text is copied, unless it is too long for terminals", arguments: TerminalKind.allCases)
    func copy(kind: TerminalKind) async throws {
        try await on(kind) { bench, _ in
            #expect(bench.clipboard == nil)
            bench.terminal.copy("漢字 \u{1B}]52;c;x\u{7}")
            #expect(await bench.wait { bench.clipboard == "漢字 \u{1B}]52;c;x\u{7}" })
            bench.terminal.copy(String(repeating: "x", count: 2 << 20))
            bench.terminal.copy("last")
            #expect(await bench.wait { bench.clipboard == "last" })
        }
    }

    @Test("The delegate decides whether a program ends", arguments: TerminalKind.allCases)
    func end(kind: TerminalKind) async throws {
        try await on(kind) { bench, log in
            bench.terminal.end(.interrupt)
            #expect(log.terminations == [.interrupt])
        }
    }
}
