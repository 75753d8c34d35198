import Testing

@testable import CursesUITesting

@Suite struct StyledTextTests {
    @Test("A plain picture consists of its rows and its size")
    func plain() {
        #expect(
            Snapshot.drawn(width: 9, height: 3, ("Hello", .plain, 1, 0)).styledText == """
                 Hello
                -- 9x3
                """)
        #expect(Snapshot.drawn(width: 9, height: 3).styledText == "-- 9x3")
    }

    @Test("The rows are followed by the size with the cursor, and by each part that is not plain")
    func styled() {
        let picture = Snapshot.drawn(
            width: 20, height: 4, cursor: CellPoint(column: 8, row: 2),
            ("Sign up", Style(foreground: .cyan, attributes: .bold), 0, 0),
            ("Name  jo", .plain, 0, 2),
            ("[ Send ]", Style(attributes: [.bold, .reverse]), 5, 3)
        )
        #expect(
            picture.styledText == """
                Sign up

                Name  jo
                     [ Send ]
                -- 20x4, cursor 8,2
                0: 0-6 bold cyan "Sign up"
                3: 5-12 bold reverse "[ Send ]"
                """)
    }

    @Test("A part that repeats in the rows below occurs once")
    func rows() {
        let picture = Snapshot.drawn(
            width: 6, height: 4,
            ("┌────┐", .red, 0, 0), ("│", .red, 0, 1), ("│", .red, 5, 1), ("│", .red, 0, 2),
            ("│", .red, 5, 2), ("└────┘", .red, 0, 3))
        #expect(
            picture.styledText == """
                ┌────┐
                │    │
                │    │
                └────┘
                -- 6x4
                0: 0-5 red "┌────┐"
                1-2: 0 red "│"
                1-2: 5 red "│"
                3: 0-5 red "└────┘"
                """)
    }

    @Test("Blanks, repeated characters and long texts are abbreviated")
    func content() {
        let long = "abcdefghijklmnopqrstuvwxyz0123456789abcdefghij"
        let picture = Snapshot.drawn(
            width: 50, height: 3,
            ("    ", .onBlue, 0, 0), ("━━━━", .red, 0, 1), (long, .red, 0, 2))
        #expect(
            picture.styledText.split(separator: "\n").suffix(3) == [
                "0: 0-3 on blue blank",
                "1: 0-3 red \"━\" x 4",
                "2: 0-45 red \"abcdefghijklmnopqrstuvwxyz0123456789abc…\"",
            ])
    }

    @Test("The invisible colour and weight of a blank make no difference")
    func invisible() {
        let one = Snapshot.drawn(width: 5, height: 1, ("ab cd", .bold, 0, 0))
        let two = Snapshot.drawn(
            width: 5, height: 1,
            ("ab", .bold, 0, 0), (" ", .red, 2, 0), ("cd", .bold, 3, 0))
        let wide = Snapshot.drawn(width: 7, height: 1, ("ab   cd", .bold, 0, 0))
        #expect(one.styledText == two.styledText)
        #expect(one.styledText.hasSuffix("0: 0-4 bold \"ab cd\""))
        #expect(wide.styledText.hasSuffix("0: 0-1 bold \"ab\"\n0: 5-6 bold \"cd\""))
        let plain = Snapshot.drawn(
            width: 5, height: 1, ("a", .bold, 0, 0), ("x", .plain, 1, 0), ("b", .bold, 2, 0))
        #expect(plain.styledText.hasSuffix("0: 0 bold \"a\"\n0: 2 bold \"b\""))
        let ground = Snapshot.drawn(
            width: 5, height: 1, ("a", .onBlue, 0, 0), ("b", .onBlue, 2, 0))
        #expect(ground.styledText.hasSuffix("0: 0 on blue \"a\"\n0: 2 on blue \"b\""))
        let underlined = Style(foreground: .red, attributes: .underline)
        let lines = Snapshot.drawn(width: 5, height: 1, ("  ", underlined, 0, 0))
        #expect(lines.styledText.hasSuffix("0: 0-1 underline red blank"))
    }

    @Test(
        "A picture is read back from its styled text",
        arguments: [
            Snapshot.drawn(width: 3, height: 2),
            Snapshot.drawn(
                width: 30, height: 5, cursor: CellPoint(column: 0, row: 4),
                ("漢字 \"quoted\" 1: 2", Style(foreground: .rgb(1, 171, 205), background: .palette(99)), 3, 1),
                ("-- 30x5", Style(foreground: .brightWhite, background: .brightBlack), 0, 2),
                ("0: 0-1 red \"x\"", Style(attributes: [.dim, .italic, .blink, .strikethrough]), 0, 3),
                ("e\u{301}🇩🇪", .red, 0, 4)
            ),
        ])
    func roundTrip(_ picture: Snapshot) throws {
        let read = try #require(Snapshot(styledText: picture.styledText + "\n"))
        #expect(read.styledText == picture.styledText)
        #expect(CellDifference.all(from: picture, to: read).isEmpty)
        #expect(read.size == picture.size && read.cursor == picture.cursor)
    }

    @Test(
        "Text that is not a picture is not parsed",
        arguments: [
            "", "Hello", "Hello\n-- 3", "-- 3x1, mouse 1,1", "x\n-- 1x1\n0: 0 purple \"x\"",
            "x\n-- 1x1\nzero: 0 red \"x\"", "x\n-- 1x1\n0: 3-1 red \"x\"",
        ])
    func garbage(_ text: String) {
        #expect(Snapshot(styledText: text) == nil)
    }
}
