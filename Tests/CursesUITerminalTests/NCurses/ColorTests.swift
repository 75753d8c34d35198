import CNCurses
import TerminalRig
import Testing

@testable import CursesUITerminal

extension TerminalDriver {
    /// Tests colours on terminals with different colour levels.
    @MainActor
    @Suite struct Colors {
        private static let samples: [TerminalColor] =
            [.default] + (0...255).map { TerminalColor.palette($0) } + [
                .rgb(0, 0, 0), .rgb(0, 0, 1), .rgb(0, 0, 7), .rgb(0, 0, 8), .rgb(1, 2, 3),
                .rgb(255, 255, 255), .rgb(10, 64, 192), .rgb(200, 30, 30), .rgb(128, 128, 128),
                .rgb(255, 0, 255),
            ]

        @Test(
            "Every colour is exact, or the nearest available one",
            arguments: [
                (TestEnvironment.trueColor, Capabilities.ColorLevel.trueColor),
                (TestEnvironment.palette256, .ansi256),
                (["TERM": "xterm", "CLICOLOR_FORCE": "1"], .ansi16),
                (TestEnvironment.palette8, .ansi8),
                (["TERM": "vt100"], .none),
                (TestEnvironment.noColor, .none),
                (["TERM": "tmux-256color", "TMUX": "x", "COLORTERM": "truecolor"], .trueColor),
                (["TERM": "screen-256color", "COLORTERM": "truecolor"], .ansi256),
                (["TERM": "linux"], .ansi8),
            ])
        func levels(environment: [String: String], level: Capabilities.ColorLevel) throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 67, height: 8))
            let terminal = try pseudo.start(environment: environment)
            defer { terminal.stop() }
            #expect(terminal.capabilities.colorLevel == level)
            var buffer = CellBuffer(size: terminal.size)
            for (index, color) in Self.samples.enumerated() {
                let (row, column) = index.quotientAndRemainder(dividingBy: 67)
                buffer.write("x", style: Style(foreground: color), column: column, row: row)
                buffer.write("y", style: Style(background: color), column: column, row: row + 4)
            }
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.differences(from: buffer, level: level) == [])
        }

        @Test("Attributes are shown, alone and together")
        func attributes() throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 64, height: 2))
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            let all: [Style.Attributes] = [
                .bold, .italic, .underline, .blink, .reverse, .strikethrough,
            ]
            var buffer = CellBuffer(size: terminal.size)
            for bits in 0..<64 {
                var attributes: Style.Attributes = []
                for (bit, attribute) in all.enumerated() where bits & 1 << bit != 0 {
                    attributes.insert(attribute)
                }
                buffer.write("a", style: Style(attributes: attributes), column: bits, row: 0)
                buffer.write(
                    "b", style: Style(foreground: .rgb(1, 2, 3), attributes: attributes),
                    column: bits, row: 1)
            }
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.differences(from: buffer) == [])
        }

        @Test("Italics become underlined on terminals without them", arguments: ["linux", "screen"])
        func italics(name: String) throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start(environment: ["TERM": name])
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("a", style: Style(attributes: .italic))
            terminal.present(buffer, damage: nil, cursor: nil)
            pseudo.pump()
            #expect(pseudo.screen.cell(0, 0).style.attributes == .underline)
        }

        @Test("A terminal without an attribute shows a substitute")
        func fallbacks() throws {
            let vt100 = try CursesAttributes(entry: TerminfoEntry.load(named: "vt100", terminal: -1))
            #expect(vt100.curses(.italic) == cncurses_underline)
            #expect(vt100.curses([.dim, .bold]) == cncurses_bold)
            let console = try CursesAttributes(entry: TerminfoEntry.load(named: "cons25", terminal: -1))
            #expect(console.curses(.underline) == cncurses_bold)
            var bare = try TerminfoEntry.load(named: "vt100", terminal: -1)
            for name in ["rev", "smul", "blink", "bold"] { bare[string: name] = nil }
            for style: Style.Attributes in [.reverse, .underline, .blink, .bold] {
                #expect(CursesAttributes(entry: bare).curses(style) == cncurses_standout)
            }
            bare[string: "smso"] = nil
            #expect(CursesAttributes(entry: bare).curses([.reverse, .italic, .strikethrough]) == 0)
        }

        @Test("Dim text uses SGR 2, and the text after it does not")
        func dim() throws {
            let pseudo = PseudoTerminal()
            let terminal = try pseudo.start()
            defer { terminal.stop() }
            var buffer = CellBuffer(size: terminal.size)
            buffer.write("dim", style: Style(attributes: .dim))
            buffer.write("plain", column: 3)
            terminal.present(buffer, damage: nil, cursor: nil)
            let bytes = String(decoding: pseudo.pump(), as: UTF8.self)
            #expect(bytes.contains("\u{1B}[2mdim\u{1B}[mplain"))
        }

        @Test("When the pairs run out, all colours stay correct")
        func pairsStartOver() throws {
            let pseudo = PseudoTerminal()
            let screen = try PairScreen(pseudo, limit: 1000)
            var buffer = CellBuffer(size: screen.size)
            for frame in 0..<20 {
                for row in 0..<10 {
                    for column in 0..<40 where (row + column + frame).isMultiple(of: 3) {
                        let color = TerminalColor.rgb(
                            UInt8(frame * 10), UInt8(row * 20), UInt8(column * 6))
                        buffer.write(
                            "x", style: Style(foreground: color), column: column, row: row)
                    }
                }
                screen.show(buffer)
                #expect(pseudo.differences(from: buffer) == [])
            }
        }

        @Test("The last colour before the pairs start over stays correct")
        func lastPair() throws {
            let pseudo = PseudoTerminal()
            let screen = try PairScreen(pseudo, limit: 300)
            var buffer = CellBuffer(size: screen.size)
            func put(_ color: UInt8, column: Int, row: Int) {
                buffer.write(
                    "x", style: Style(foreground: .rgb(color, 9, 9)), column: column, row: row)
            }
            // Half of the colour pairs are reserved for approximated colours, so 149 pairs are available.
            for index in 0..<148 { put(UInt8(index), column: index % 40, row: 1 + index / 40) }
            screen.show(buffer)
            put(200, column: 0, row: 0)
            put(201, column: 1, row: 0)
            screen.show(buffer)
            #expect(pseudo.screen.cell(0, 0).style.foreground == .rgb(200, 9, 9))
            #expect(pseudo.screen.cell(1, 0).style.foreground == .rgb(201, 9, 9))
        }

        @Test("Successive frames with more pairs than ncurses has are all correct")
        func allPairs() throws {
            let pseudo = PseudoTerminal(size: CellSize(width: 100, height: 50))
            let screen = try PairScreen(pseudo)
            var buffer = CellBuffer(size: screen.size)
            for frame in 0..<16 {
                for row in 0..<50 {
                    for column in 0..<100 {
                        let color = TerminalColor.rgb(UInt8(frame), UInt8(row), UInt8(column))
                        let ground = TerminalColor.rgb(UInt8(column), UInt8(frame), UInt8(row))
                        buffer.write(
                            "x", style: Style(foreground: color, background: ground),
                            column: column, row: row)
                    }
                }
                screen.show(buffer)
                #expect(pseudo.differences(from: buffer) == [], "frame \(frame)")
            }
        }

        @Test("A frame with more pairs than there are shows the nearest ANSI colours for the rest")
        func tooManyPairs() throws {
            let pseudo = PseudoTerminal()
            let screen = try PairScreen(pseudo, limit: 400)
            var buffer = CellBuffer(size: screen.size)
            for row in 0..<10 {
                for column in 0..<40 {
                    let color = TerminalColor.rgb(200, UInt8(row * 20), UInt8(column * 6))
                    buffer.write("x", style: Style(background: color), column: column, row: row)
                }
            }
            screen.show(buffer)
            let exact = ExpectedScreen.cells(of: buffer)
            let nearest = ExpectedScreen.cells(of: buffer, level: .ansi16)
            var isExact: [Bool] = []
            for (row, cells) in pseudo.screen.cells.enumerated() {
                for (column, cell) in cells.enumerated() {
                    isExact.append(cell == exact[row][column])
                    #expect(cell == exact[row][column] || cell == nearest[row][column])
                }
            }
            #expect(isExact.contains(true) && isExact.contains(false))
        }

        /// An ncurses screen with few colour pairs, without the rest of the driver.
        private struct PairScreen {
            let pseudo: PseudoTerminal
            let screen: NCursesScreen

            @MainActor
            init(_ pseudo: PseudoTerminal, limit: Int32 = 65536) throws {
                self.pseudo = pseudo
                let entry = try TerminfoEntry.load(
                    named: "xterm-256color", terminal: pseudo.terminal)
                screen = try NCursesScreen(
                    entry: entry,
                    capabilities: Capabilities(colorLevel: .trueColor),
                    size: pseudo.screen.size,
                    pairLimit: limit
                )
            }

            @MainActor
            var size: CellSize { screen.size }

            @MainActor
            func show(_ buffer: CellBuffer) {
                screen.draw(buffer, damage: nil)
                pseudo.screen.feed(screen.update(cursor: nil))
            }
        }
    }
}
