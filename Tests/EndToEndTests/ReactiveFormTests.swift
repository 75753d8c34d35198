import CursesUITerminal
import TerminalRig
import Testing

extension EndToEnd {
    /// Tests the form as a user operates it.
    @Suite struct ReactiveForm {
        private let mismatch = "Values for fields must match."
        private let tooShort = "Please enter values of at least 5 characters."

        private func start(
            size: CellSize = CellSize(width: 80, height: 24),
            environment: [String: String] = SpawnedApp.environment()
        ) throws -> SpawnedApp {
            let app = try SpawnedApp("ReactiveForm", size: size, environment: environment)
            try app.wait(for: "Submit")
            return app
        }

        /// Waits until exactly these messages are shown, in this order.
        private func expect(_ messages: [String], in app: SpawnedApp) throws {
            try app.wait(for: "the messages \(messages)") {
                app.screen.redRows == messages
            }
        }

        @Test("With a character set other than UTF-8 only ASCII is sent")
        func otherCharacterSet() throws {
            let app = try start(environment: SpawnedApp.environment(["LANG": "xx_YY.ISO-8859-1"]))
            app.type("漢é")
            // A wide character takes two columns, so two question marks replace it.
            try app.wait(for: "? ?")
            #expect(app.terminal.received.allSatisfy { $0 < 0x80 })
        }

        @Test("Messages come and go as both entries are typed, and submit with them")
        func typing() throws {
            let app = try start()
            try expect([tooShort], in: app)
            #expect(app.screen.position(of: "[ Submit ]") == nil)
            app.type("a")
            try expect([mismatch, tooShort], in: app)
            app.type("bcdef")
            app.press(.tab)
            app.type("abcd")
            try app.wait(for: "both entries") {
                app.screen.position(of: "abcdef") != nil && app.screen.text.contains { $0.contains(" abcd ") }
            }
            try expect([mismatch, tooShort], in: app)
            app.type("e")
            try expect([mismatch], in: app)
            #expect(app.screen.position(of: "[ Submit ]") == nil)
            app.type("f")
            try expect([], in: app)
            try app.wait(for: "[ Submit ]")
            app.press(.delete)
            try expect([mismatch], in: app)
            try app.waitWhile("[ Submit ]")
            app.type("f")
            try app.wait(for: "[ Submit ]")
            app.press(.tab)
            app.press(.return)
            try app.wait(for: "Thank you.")
        }

        @Test("Entries are pasted, fields and button clicked", arguments: ["h\u{E9}llo", "漢字かな交じり文"])
        func pasteAndClick(entry: String) throws {
            let app = try start()
            try app.click("Second entry")
            app.paste(entry)
            try expect([mismatch, tooShort], in: app)
            try app.click("First entry")
            app.paste(entry)
            try expect([], in: app)
            try app.wait(for: "[ Submit ]")
            try app.click("Submit")
            try app.wait(for: "Thank you.")
        }

        @Test("A family is one character")
        func family() throws {
            let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
            let app = try start()
            app.paste(family + "abc")
            app.press(.tab)
            app.paste(family + "abc")
            try expect([tooShort], in: app)
            app.type("d")
            try expect([mismatch, tooShort], in: app)
            app.press(.tab, modifiers: .shift)
            app.type("d")
            try expect([], in: app)
        }

        @Test("A paste of many lines becomes one, and no control reaches the terminal")
        func manyLines() throws {
            let app = try start()
            app.paste("one\r\ntwo\nthree\u{1B}[31m\u{7}\u{9B}2J")
            try app.wait(for: "one two three")
            #expect(!app.terminal.received.contains(7))
            #expect(app.screen.position(of: "Reactive Form") != nil)
            let bytes = String(decoding: app.terminal.received, as: UTF8.self)
            #expect(!bytes.unicodeScalars.contains("\u{9B}"))
        }

        @Test("Submit is disabled while there are messages")
        func disabled() throws {
            let app = try start()
            try app.click("Submit")
            app.press(.return)
            app.press(.space)
            app.press(.tab)
            app.press(.tab)
            // There are two fields, and the first one has the focus again.
            app.type("abc")
            try expect([mismatch, tooShort], in: app)
            #expect(app.screen.position(of: "Thank you.") == nil)
        }

        @Test("The hardware cursor is at the caret, whatever changes below it")
        func caret() throws {
            let app = try start()
            app.type("abcdef")
            try app.wait(for: "abcdef")
            let place = try #require(app.screen.position(of: "abcdef"))
            #expect(app.screen.modes.cursor_visible)
            #expect(app.screen.cursor == CellPoint(column: place.column + 6, row: place.row))
            app.press(.home)
            app.press(.rightArrow)
            app.type("X")
            try app.wait(for: "aXbcdef")
            let second = try #require(app.screen.position(of: "aXbcdef"))
            #expect(second.row == place.row)
            #expect(app.screen.cursor == CellPoint(column: second.column + 2, row: second.row))
        }

        @Test("A new size keeps the typed text; a notice replaces the form while there is too little space")
        func resize() throws {
            let app = try start()
            app.type("hello")
            app.press(.tab)
            app.type("hello")
            try app.wait(for: "[ Submit ]")
            let picture = app.screen.cells
            let cursor = app.screen.cursor

            app.resize(to: CellSize(width: 40, height: 12))
            try app.wait(for: "the form at 40x12") {
                app.screen.text.filter { $0.contains("hello") }.count == 2
                    && app.screen.position(of: "[ Submit ]") != nil
            }
            app.resize(to: CellSize(width: 24, height: 2))
            try app.wait(for: "Too small")
            app.resize(to: CellSize(width: 1, height: 1))
            app.resize(to: CellSize(width: 200, height: 60))
            try app.wait(for: "[ Submit ]")
            app.resize(to: CellSize(width: 80, height: 24))
            try app.wait(for: "the first picture") { app.screen.cells == picture }
            #expect(app.screen.cursor == cursor)
            app.press(.delete)
            try expect([mismatch, tooShort], in: app)
        }

        @Test(
            "The form fits and works",
            arguments: [CellSize(width: 80, height: 24), CellSize(width: 40, height: 12)])
        func sizes(size: CellSize) throws {
            let app = try start(size: size)
            #expect(app.screen.position(of: "oo small") == nil)
            app.type("hello")
            app.press(.tab)
            app.type("hello")
            try app.wait(for: "[ Submit ]")
            app.press(.tab)
            app.press(.space)
            try app.wait(for: "Thank you.")
        }

        @Test("Without colour the form shows the same text")
        func noColor() throws {
            let app = try start(environment: SpawnedApp.environment(["NO_COLOR": "1"]))
            app.type("a")
            try app.wait(for: mismatch)
            #expect(app.screen.position(of: tooShort) != nil)
            #expect(app.screen.redRows == [])
        }
    }
}

extension ScreenReader {
    /// The red text of each row that contains some.
    fileprivate var redRows: [String] {
        cells.compactMap { row in
            let red = row.filter { $0.style.foreground == .red }
            let words = red.map(\.text).joined().split(separator: " ")
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
