import CursesUITesting
import Testing

@testable import CursesUI
@testable import CursesUITerminal

@MainActor
@Suite("Symbols")
struct SymbolTests {
    /// Renders a symbol on a terminal with the given capabilities.
    private func text(_ name: String, isUTF8: Bool = true, hasNerdFont: Bool = false) -> String {
        let app = TestApp(Image(systemName: name), size: CellSize(width: 4, height: 1))
        app.terminal.capabilities.hasLineDrawing = isUTF8
        app.terminal.capabilities.hasNerdFont = hasNerdFont
        app.settle()
        return app.screen.text.trimmingCharacters(in: .whitespaces)
    }

    @Test("Each of the symbols that apps use most has a sign")
    func common() {
        #expect(Set(CommonSymbols.names).count >= 600)
        for name in CommonSymbols.names {
            #expect(SymbolName.sign(for: name) != nil, "\(name)")
        }
    }

    @Test("Every sign is of one or two columns, in Unicode, in ASCII and in a Nerd Font, and no emoji")
    func widths() {
        for (name, sign) in SymbolTable.signs {
            #expect((1...2).contains(TextWidth.columns(of: sign.unicode)), "\(name)")
            #expect(TextWidth.columns(of: sign.unicode) == sign.unicode.unicodeScalars.count, "\(name)")
            #expect(!sign.unicode.unicodeScalars.contains { $0.properties.isEmojiPresentation }, "\(name)")
            #expect((1...2).contains(sign.ascii.count) && sign.ascii.allSatisfy(\.isASCII), "\(name)")
            if let nerdFont = sign.nerdFont { #expect(TextWidth.columns(of: nerdFont) == 1, "\(name)") }
        }
        #expect(SymbolTable.signs.values.filter { $0.nerdFont != nil }.count > 600)
    }

    @Test("Names with an addition that tells them apart have a sign of their own")
    func additions() {
        #expect(text("cart.badge.plus") == "⊞" && text("cart.badge.minus") == "⊟")
        #expect(text("sun.righthalf.filled") == "◑" && text("app.dashed") == "□")
        #expect(text("flask") == "⚗" && text("flask.fill") == "⚗")
    }

    @Test("Newer names have the signs of the older ones")
    func renamed() {
        #expect(text("document.on.document") == "❐" && text("document.fill") == "≣")
        #expect(text("arrowshape.backward.circle") == "←" && text("arrowshape.forward.circle") == "→")
    }

    @Test("Numbers from 10 to 50 have a sign")
    func numbers() {
        func sign(_ name: String) -> String? { SymbolName.sign(for: name)?.unicode }
        #expect(sign("10.circle") == "⑩" && sign("20.circle.fill") == "⑳")
        #expect(sign("21.circle") == "㉑" && sign("35.circle.fill") == "㉟")
        #expect(sign("36.circle") == "㊱" && sign("50.circle.fill") == "㊿")
        #expect(sign("25.square") == "25" && SymbolName.sign(for: "25.circle")?.ascii == "25")
        #expect(sign("51.circle") == nil && sign("25") == nil)
    }

    @Test("A terminal shows the form that it can")
    func forms() {
        #expect(text("trash") == "⌫")
        #expect(text("trash", isUTF8: false) == "x")
        #expect(text("trash", isUTF8: false, hasNerdFont: true) == "x")
        #expect(text("trash", hasNerdFont: true) == "\u{F1F8}")
        // Nerd Fonts have no glyph for this symbol.
        #expect(text("command", hasNerdFont: true) == "⌘")
    }

    @Test("A theme in ASCII shows symbols in ASCII")
    func asciiTheme() {
        for view in [AnyView(Image(systemName: "heart.fill")), AnyView(Text(Image(systemName: "heart.fill")))] {
            #expect(render(view.terminalTheme(.ascii), size: CellSize(width: 2, height: 1)).text == "<3")
        }
    }

    @Test("An unknown symbol is one neutral sign")
    func unknown() {
        #expect(text("unheard.of.symbol") == "•")
        #expect(text("unheard.of.symbol", isUTF8: false) == "*")
        #expect(text("unheard.of.symbol", hasNerdFont: true) == "•")
    }

    @Test("The font is the user's word, and needs UTF-8")
    func environment() throws {
        func hasNerdFont(_ value: String?, isUTF8: Bool = true) throws -> Bool {
            var environment = ["TERM": "xterm-256color"]
            environment["CURSESUI_NERD_FONT"] = value
            let entry = try TerminfoEntry.find(environment: environment, terminal: 1)
            return Capabilities(environment: environment, entry: entry, isUTF8: isUTF8).hasNerdFont
        }
        #expect(try hasNerdFont("1"))
        #expect(try !hasNerdFont(nil))
        #expect(try !hasNerdFont("0"))
        #expect(try !hasNerdFont("1", isUTF8: false))
    }
}
