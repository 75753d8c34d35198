import TerminalRig
import Testing

@testable import CursesUITerminal

@MainActor
@Suite struct VirtualTerminalTests {
    private func frame(_ rows: String..., size: CellSize) -> CellBuffer {
        var buffer = CellBuffer(size: size)
        for (row, text) in rows.enumerated() {
            buffer.write(text, style: .plain, at: CellPoint(column: 0, row: row), clip: buffer.bounds)
        }
        return buffer
    }

    private let size = CellSize(width: 8, height: 3)

    @Test("A frame is read back as text, in which a wide character occurs once")
    func text() {
        let terminal = VirtualTerminal(size: size)
        #expect(terminal.text == "")
        terminal.present(frame("  漢字 e\u{301}", "", size: size), damage: nil, cursor: nil)
        #expect(terminal.rows == ["  漢字 e\u{301}", "", ""])
        #expect(terminal.text == "  漢字 e\u{301}")
        terminal.present(frame("a", "", "b", size: size), damage: nil, cursor: nil)
        #expect(terminal.text == "a\n\nb")
    }

    @Test("Frames and the cells that they change are counted")
    func counts() {
        let terminal = VirtualTerminal(size: size)
        terminal.present(frame("abc", size: size), damage: nil, cursor: CellPoint(column: 3, row: 0))
        #expect(terminal.changedCellCount == 3)
        #expect(terminal.cursor == CellPoint(column: 3, row: 0))
        terminal.present(frame("abX", size: size), damage: nil, cursor: nil)
        #expect(terminal.changedCellCount == 1)
        #expect(terminal.cursor == nil)
        terminal.present(frame("abX", size: size), damage: nil, cursor: CellPoint(column: 8, row: 0))
        #expect(terminal.changedCellCount == 0)
        #expect(terminal.cursor == nil)
        #expect(terminal.frameCount == 3)
        #expect(terminal.totalChangedCellCount == 4)
    }

    @Test("Only damaged cells of a frame are shown, with whole wide characters")
    func damage() {
        let terminal = VirtualTerminal(size: size)
        terminal.present(frame("abcdefgh", "abcdefgh", size: size), damage: nil, cursor: nil)
        let next = frame("漢字漢字", "ABCDEFGH", "new", size: size)
        let damage = [
            CellRect(column: 3, row: 0, width: 2, height: 1), CellRect(column: 6, row: 1, width: 9, height: 9),
        ]
        terminal.present(next, damage: damage, cursor: nil)
        #expect(terminal.rows == ["ab字漢gh", "abcdefGH", ""])
        #expect(terminal.changedCellCount == 6)
        terminal.present(next, damage: [], cursor: nil)
        #expect(terminal.changedCellCount == 0)
    }

    @Test("A frame of a different size is clipped or padded")
    func otherSize() {
        let terminal = VirtualTerminal(size: size)
        terminal.present(
            frame("123456漢漢", "x", "y", "z", size: CellSize(width: 9, height: 4)), damage: nil, cursor: nil)
        #expect(terminal.text == "123456漢\nx\ny")
        terminal.present(frame("ab", size: CellSize(width: 2, height: 1)), damage: nil, cursor: nil)
        #expect(terminal.text == "ab")
        #expect(terminal.screen.size == size)
    }

    @Test("A resize keeps the cells that fit, and reports the new size")
    func resize() {
        let terminal = VirtualTerminal(size: size)
        let log = TerminalLog(of: terminal)
        terminal.present(frame("ab漢", "c", size: size), damage: nil, cursor: CellPoint(column: 0, row: 1))
        terminal.resize(to: CellSize(width: 3, height: 1))
        #expect(terminal.text == "ab")
        #expect(terminal.cursor == nil)
        terminal.resize(to: CellSize(width: -1, height: 4))
        #expect(terminal.size == CellSize(width: 0, height: 4))
        #expect(log.events == [.resize(CellSize(width: 3, height: 1)), .resize(CellSize(width: 0, height: 4))])
    }

    @Test("Events and bytes arrive in order, and a lone ESC after its timeout")
    func events() {
        let clock = ManualClock()
        let terminal = VirtualTerminal(size: size, clock: clock)
        let log = TerminalLog(of: terminal)
        terminal.send(.focus(true), .paste("x"))
        terminal.send(bytes: "a\u{1B}[A".utf8)
        terminal.send(bytes: [0x1B])
        clock.advance(by: .milliseconds(30))
        #expect(
            log.events == [
                .focus(true), .paste("x"), .key(KeyPress("a")), .key(KeyPress(.upArrow)),
                .key(KeyPress(.escape)),
            ])
    }
}
