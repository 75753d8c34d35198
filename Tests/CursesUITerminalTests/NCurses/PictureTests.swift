import CursesUISupport
import Foundation
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests a terminal that draws pictures. The test provides the terminal's replies.
    @MainActor
    @Suite struct Pictures {
        @Test("A picture is sent once, before the frame that shows it, in the same write")
        func once() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture()
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 3, row: 1, background: .blue, into: &buffer)
            let before = terminal.statistics
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(terminal.statistics.writes == before.writes + 1)
            let bytes = text(pseudo)
            #expect(bytes.hasPrefix(sent(picture) + "\u{1B}[?2026h"))
            #expect(bytes.components(separatedBy: "\u{1B}_").count == 3)
            for row in 0..<2 {
                for column in 0..<4 {
                    #expect(shows(picture, row: row, column: column, at: (3 + column, 1 + row), pseudo))
                }
            }
            #expect(pseudo.screen.cell(3, 1).style.background == .blue)
            // A frame without changes, and then a frame with changes elsewhere, do not send the picture again.
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(pseudo.pump() == [])
            buffer.write("text", row: 8)
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(!text(pseudo).contains("\u{1B}_"))
        }

        @Test("A picture that moves, is clipped, covered and shown twice is not sent again, and leaves nothing behind")
        func motion() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture(width: 4, height: 4)
            func present(_ column: Int, _ row: Int, cover: Bool = false, twice: Bool = false) -> String {
                var buffer = CellBuffer(size: terminal.size)
                put(picture, column: column, row: row, into: &buffer)
                if twice { put(picture, column: 20, row: 5, into: &buffer) }
                if cover { buffer.write("over", column: column + 1, row: row + 1) }
                terminal.present(buffer, damage: nil, cursor: nil)
                return text(pseudo)
            }
            #expect(present(0, 0).contains(sent(picture)))
            for step in 1..<6 {
                #expect(!present(step, step).contains("\u{1B}_"), "step \(step)")
                let placed = pseudo.screen.cells.flatMap { $0 }.filter { Self.isPlaceholder($0.text) }
                #expect(placed.count == 16, "step \(step)")
                #expect(shows(picture, row: 3, column: 2, at: (step + 2, step + 3), pseudo))
            }
            #expect(!present(5, -2, twice: true).contains("\u{1B}_"))
            #expect(shows(picture, row: 2, column: 0, at: (5, 0), pseudo))
            #expect(shows(picture, row: 0, column: 0, at: (20, 5), pseudo))
            #expect(!present(5, 5, cover: true).contains("\u{1B}_"))
            #expect(pseudo.screen.text[6].contains("over"))
            #expect(shows(picture, row: 1, column: 0, at: (5, 6), pseudo))
        }

        @Test("The terminal scrolls lines with pictures like any others")
        func scrolling() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let pictures = try (0..<30).map { _ in try makePicture(width: 2, height: 1) }
            for offset in 0..<20 {
                var buffer = CellBuffer(size: terminal.size)
                for row in 0..<10 {
                    put(pictures[offset + row], column: 0, row: row, into: &buffer)
                    buffer.write("line \((offset + row) * 7919 % 1000)", column: 3, row: row)
                }
                terminal.present(buffer, damage: nil, cursor: nil)
                let bytes = text(pseudo)
                for row in 0..<10 {
                    #expect(shows(pictures[offset + row], row: 0, column: 1, at: (1, row), pseudo), "\(offset) \(row)")
                }
                guard offset > 0 else { continue }
                #expect(bytes.components(separatedBy: "\u{1B}_Ga=t").count == 2, "frame \(offset)")
                #expect(bytes.contains(sent(pictures[offset + 9])), "frame \(offset)")
                #expect(!bytes.contains("\u{1B}_Ga=d"), "frame \(offset)")
            }
        }

        @Test("A picture that is no longer visible stays in the terminal for a while, and is not sent again")
        func keeping() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture()
            let blank = CellBuffer(size: terminal.size)
            var buffer = blank
            put(picture, column: 0, row: 0, into: &buffer)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            for _ in 0..<2 {
                terminal.present(blank, damage: nil, cursor: nil)
                #expect(!text(pseudo).contains("\u{1B}_"))
                #expect(pseudo.screen.text.allSatisfy { $0.isEmpty })
                terminal.present(buffer, damage: nil, cursor: nil)
                #expect(!text(pseudo).contains("\u{1B}_"))
                #expect(shows(picture, row: 1, column: 3, at: (3, 1), pseudo))
            }
            terminal.present(blank, damage: nil, cursor: nil)
            pseudo.pump()
            // After a redraw, the terminal may have lost the picture.
            terminal.redraw()
            #expect(text(pseudo).contains(deleted(picture)))
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(text(pseudo).hasPrefix(sent(picture)))
        }

        @Test("The oldest invisible pictures are deleted, by number and by size")
        func limits() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            func show(_ picture: TerminalPicture) -> String {
                var buffer = CellBuffer(size: terminal.size)
                put(picture, column: 0, row: 0, into: &buffer)
                terminal.present(buffer, damage: nil, cursor: nil)
                return text(pseudo)
            }
            let small = try (0..<40).map { _ in try makePicture() }
            for (index, picture) in small.enumerated() {
                let bytes = show(picture)
                #expect(bytes.contains("a=d") == (index > 32), "picture \(index)")
                if index > 32 { #expect(bytes.hasSuffix(deleted(small[index - 33]))) }
            }
            let large = try makePicture(bytes: 5 << 20)
            _ = show(large)
            #expect(await pseudo.pump { terminal.isReady })
            let bytes = show(small[0])
            for picture in small[8...] { #expect(bytes.contains(deleted(picture))) }
            #expect(bytes.contains(deleted(large)))
        }

        @Test("Beneath a sheet a dimmed picture is shown, which is made once, off the main thread")
        func dimmed() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let count = Locked(0)
            let picture = try #require(
                TerminalPicture(data: [1], size: CellSize(width: 2, height: 1)) {
                    count.withLock { $0 += Thread.isMainThread ? 100 : 1 }
                    return [2]
                })
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 0, row: 0, into: &buffer)
            var dim = CellBuffer(size: terminal.size)
            put(picture, column: 0, row: 0, attributes: .dim, into: &dim)
            terminal.present(buffer, damage: nil, cursor: nil)
            #expect(text(pseudo).contains(";AQ==\u{1B}"))
            terminal.present(dim, damage: nil, cursor: nil)
            #expect(!text(pseudo).contains("\u{1B}_"))
            #expect(shows(picture, row: 0, column: 1, at: (1, 0), pseudo))
            #expect(await pseudo.pump { !shows(picture, row: 0, column: 1, at: (1, 0), pseudo) })
            #expect(String(decoding: pseudo.received, as: UTF8.self).contains(";Ag==\u{1B}"))
            #expect(!shows(picture, row: 0, column: 1, at: (1, 0), pseudo))
            #expect(pseudo.screen.cell(1, 0).text == placeholder(row: 0, column: 1))
            for frame in [buffer, dim] {
                terminal.present(frame, damage: nil, cursor: nil)
                #expect(!text(pseudo).contains("\u{1B}_"))
            }
            #expect(count.withLock { $0 } == 1)
        }

        @Test("A picture that is released stays while it is on the screen")
        func holding() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            var picture: TerminalPicture? = try makePicture()
            let number = try #require(picture?.number)
            var buffer = CellBuffer(size: terminal.size)
            put(try #require(picture), column: 0, row: 0, into: &buffer)
            terminal.present(buffer, damage: nil, cursor: nil)
            picture = nil
            #expect(PictureTable.shared.picture(number) != nil)
            terminal.present(CellBuffer(size: terminal.size), damage: nil, cursor: nil)
            #expect(PictureTable.shared.picture(number) == nil)
        }

        @Test("All pictures are deleted before the screen is restored, also in a crash")
        func end() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            let picture = try makePicture()
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 0, row: 0, into: &buffer)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            terminal.stop()
            let bytes = text(pseudo)
            let deletion = try #require(bytes.range(of: deleted(picture)))
            let leaving = try #require(bytes.range(of: "\u{1B}[?1049l"))
            #expect(deletion.upperBound <= leaving.lowerBound)
            #expect(bytes.components(separatedBy: "\u{1B}_").count == 2)
        }

        @Test("The output of a crash deletes the pictures, within the limit for its size")
        func crash() throws {
            let entry = try TerminfoEntry.find(environment: ["TERM": "xterm-256color"], terminal: 1)
            var modes = TerminalModes(entry: entry)
            modes.title = "title"
            modes.pictures = [9]
            #expect(String(decoding: modes.leave, as: UTF8.self).contains("\u{1B}_Ga=d,d=I,i=9,q=2\u{1B}\\"))
            modes.pictures = (0..<1000).map { 0xFF_FFFF - $0 }
            #expect(modes.leave.count <= 1024)
        }

        @Test("The pictures are sent again after the terminal was lent, and on redraw")
        func again() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture()
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 0, row: 0, into: &buffer)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            terminal.lend { #expect(text(pseudo).contains(deleted(picture))) }
            #expect(text(pseudo).contains(sent(picture)))
            #expect(shows(picture, row: 1, column: 3, at: (3, 1), pseudo))
            terminal.redraw()
            #expect(text(pseudo).contains(sent(picture)))
            #expect(shows(picture, row: 1, column: 3, at: (3, 1), pseudo))
        }

        @Test("In a smaller terminal a picture is clipped, and not sent again")
        func resizing() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture(width: 30, height: 4)
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 0, row: 0, into: &buffer)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            let size = CellSize(width: 20, height: 6)
            pseudo.resize(to: size)
            kill(getpid(), SIGWINCH)
            #expect(await pseudo.pump { terminal.size == size })
            var smaller = CellBuffer(size: size)
            put(picture, column: 0, row: 0, into: &smaller)
            terminal.present(smaller, damage: nil, cursor: nil)
            #expect(!text(pseudo).contains("\u{1B}_"))
            #expect(shows(picture, row: 3, column: 19, at: (19, 3), pseudo))
        }

        @Test("A new font of the window is reported with its size")
        func font() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let log = TerminalLog(of: terminal)
            var window = winsize(ws_row: 8, ws_col: 30, ws_xpixel: 30 * 12, ws_ypixel: 8 * 25)
            #expect(ioctl(pseudo.terminal, UInt(TIOCSWINSZ), &window) == 0)
            kill(getpid(), SIGWINCH)
            #expect(await pseudo.pump { terminal.size == CellSize(width: 30, height: 8) })
            #expect(log.capabilityChanges > 0 && terminal.capabilities.cellPixels == CellPixels(width: 12, height: 25))
        }

        @Test("A stalled terminal skips pictures, and has the newest in the end")
        func stalled() async throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            var last = try makePicture(bytes: 400_000)
            func present() {
                var buffer = CellBuffer(size: terminal.size)
                put(last, column: 0, row: 0, into: &buffer)
                terminal.present(buffer, damage: nil, cursor: nil)
            }
            let log = TerminalLog(of: terminal)
            log.onReady = present
            for _ in 0..<20 {
                last = try makePicture(bytes: 400_000)
                present()
            }
            #expect(!terminal.isReady)
            #expect(terminal.statistics.dropped == 19)
            #expect(await pseudo.pump { terminal.isReady && shows(last, row: 1, column: 3, at: (3, 1), pseudo) })
            let all = String(decoding: pseudo.received, as: UTF8.self)
            #expect(all.components(separatedBy: "\u{1B}_Ga=t,").count == 3)
            #expect(all.contains(sent(last)))
        }

        @Test("A picture within a link stays a picture and a link")
        func links() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture(width: 2, height: 1)
            var buffer = CellBuffer(size: terminal.size)
            let style = Style(link: Hyperlink("https://swift.org"))
            for column in 0..<2 {
                buffer.put(
                    picture.glyph(row: 0, column: column), style: style,
                    at: CellPoint(column: column, row: 0), clip: buffer.bounds)
            }
            terminal.present(buffer, damage: nil, cursor: nil)
            let cells = placeholder(row: 0, column: 0) + placeholder(row: 0, column: 1)
            let bytes = text(pseudo)
            #expect(bytes.contains("https://swift.org\u{1B}\\" + cells))
            #expect(bytes.components(separatedBy: "\u{1B}]8;;\u{1B}\\").count == 2)
        }

        @Test("The report for the doctor describes how pictures are drawn")
        func report() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let lines = TerminalReport(terminal, failure: nil, environment: [:]).lines
            #expect(lines.contains("  pictures              pixels, by kitty's protocol"))
            #expect(lines.contains("  pixels of a cell      10 by 20"))
            let other = Capabilities()
            #expect(other.pictureTitle == "quarters of cells")
        }

        @Test("A text with a placeholder shows no picture")
        func injection() throws {
            let pseudo = PseudoTerminal()
            let terminal = try start(pseudo)
            defer { terminal.stop() }
            let picture = try makePicture()
            var buffer = CellBuffer(size: terminal.size)
            put(picture, column: 0, row: 0, into: &buffer)
            buffer.write(
                "\u{10EEEE}\u{305}\u{305}!", style: picture.style(over: .plain, .kitty),
                at: CellPoint(column: 0, row: 5),
                clip: buffer.bounds)
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            let row = pseudo.screen.text[5]
            #expect(!Self.isPlaceholder(row))
            #expect(row.unicodeScalars.first == "\u{FFFD}" && row.hasSuffix("!"))
        }
    }
}
