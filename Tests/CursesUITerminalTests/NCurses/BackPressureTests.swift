import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests a terminal that does not read its input.
    @MainActor
    @Suite struct BackPressure {
        @Test("A stalled terminal drops frames, queues none, and requests the newest once")
        func stalled() async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 100, height: 40))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            var buffer = CellBuffer(size: terminal.size)
            func present(_ frame: Int) {
                for row in 0..<40 {
                    let letter = Character(Unicode.Scalar(UInt8(97 + (frame + row * 7) % 26)))
                    buffer.write(String(repeating: letter, count: 100), row: row)
                }
                buffer.write("frame \(frame)")
                terminal.present(buffer, damage: nil, cursor: nil)
            }
            var frame = 0
            while terminal.isReady, frame < 1000 {
                frame += 1
                present(frame)
            }
            #expect(!terminal.isReady, "the terminal took \(frame) frames unread")
            let stalled = terminal.statistics
            for _ in 0..<500 {
                frame += 1
                present(frame)
            }
            #expect(terminal.statistics.frames == stalled.frames)
            #expect(terminal.statistics.bytes == stalled.bytes)
            #expect(terminal.statistics.dropped == stalled.dropped + 500)
            #expect(log.readyCount == 0)
            log.onReady = { if log.readyCount == 1 { present(frame) } }
            #expect(
                await pseudo.pump { terminal.isReady && pseudo.differences(from: buffer) == [] })
            #expect(pseudo.screen.text[0].hasPrefix("frame \(frame)"))
            // The terminal becomes ready for the newest frame, and once more after that frame.
            #expect(log.readyCount <= 2)
            // The terminal sends the rest of the frame in progress, and then the newest frame.
            #expect(terminal.statistics.frames == stalled.frames + 1)
        }

        /// Presents frames that differ in every cell from a given row on, until the terminal accepts no more frames
        /// because nothing reads its output.
        private func stall(_ terminal: NCursesTerminal, buffer: inout CellBuffer, firstRow: Int = 0) {
            var frame = 0
            while terminal.isReady {
                frame += 1
                let text = String(repeating: frame.isMultiple(of: 2) ? "a" : "b", count: buffer.size.width)
                for row in firstRow..<buffer.size.height { buffer.write(text, row: row) }
                terminal.present(buffer, damage: nil, cursor: nil)
            }
        }

        @Test("A program that presents when the terminal is ready shows only that frame")
        func presentsWhenReady() async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 100, height: 40))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            stall(terminal, buffer: &buffer)
            let stalled = terminal.statistics.frames
            buffer.write("dropped")
            terminal.present(buffer, damage: nil, cursor: nil)
            let log = TerminalLog(of: terminal)
            log.onReady = { [unowned terminal] in
                guard log.readyCount == 1 else { return }
                buffer.write("the newest")
                terminal.present(buffer, damage: nil, cursor: nil)
            }
            #expect(await pseudo.pump { pseudo.screen.text[0].hasPrefix("the newest") })
            #expect(pseudo.differences(from: buffer) == [])
            #expect(terminal.statistics.frames == stalled + 1)
        }

        @Test("A redraw that is requested while the terminal is busy happens later")
        func redraw() async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 100, height: 40))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("the first row, which does not change")
            stall(terminal, buffer: &buffer, firstRow: 1)
            let stalled = terminal.statistics.frames
            terminal.redraw()
            terminal.redraw()
            #expect(terminal.statistics.frames == stalled)
            pseudo.screen.feed(Array("\u{1B}[Hgarbage".utf8))
            #expect(await pseudo.pump { pseudo.differences(from: buffer) == [] })
            #expect(terminal.statistics.frames == stalled + 1)
        }

        @Test("A size that is adopted while the terminal is busy does not affect the frame in flight")
        func resize() async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 100, height: 40))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            stall(terminal, buffer: &buffer)
            let small = CellSize(width: 60, height: 20)
            for size in [CellSize(width: 10, height: 5), small] {
                pseudo.resize(to: size)
                kill(getpid(), SIGWINCH)
                #expect(await pseudo.wait { terminal.size == size })
                buffer = CellBuffer(size: size)
                // The kernel may have taken the rest of the frame in the meantime.
                stall(terminal, buffer: &buffer)
                buffer = CellBuffer(size: size)
                buffer.write("of \(size.width) columns")
            }
            #expect(!terminal.isReady)
            let log = TerminalLog(of: terminal)
            log.onReady = { if log.readyCount == 1 { terminal.present(buffer, damage: nil, cursor: nil) } }
            #expect(await pseudo.pump { terminal.isReady && pseudo.differences(from: buffer) == [] })
            #expect(pseudo.screen.text[0] == "of 60 columns")
        }

        @Test("A mouse mode that is set while the terminal is busy follows the frame in flight")
        func control() async throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 100, height: 40))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            stall(terminal, buffer: &buffer)
            terminal.mouse = .motion
            #expect(await pseudo.pump { terminal.isReady })
            pseudo.pump()
            #expect(pseudo.screen.modes.mouse == 3)
            #expect(pseudo.differences(from: buffer) == [])
        }
    }
}
