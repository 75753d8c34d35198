import TerminalRig
import Testing

@testable import CursesUITerminal

/// The replies, the input and the screen of a terminal that draws pictures.
extension TerminalDriver.Pictures {
    static let kitty =
        "\u{1B}[6;20;10t\u{1B}P>|kitty(0.35.2)\u{1B}\\\u{1B}[?62;c"
    static let taken = "\u{1B}_Gi=24301;OK\u{1B}\\\u{1B}[?62;c"

    /// Delivers the terminal's replies as input, as in an app.
    func answer(_ terminal: NCursesTerminal, _ text: String) {
        var parser = InputParser()
        #expect(parser.feed(Array(text.utf8)) == [], "an answer was typed")
        for reply in parser.takeReplies() { terminal.receive(reply) }
    }

    func text(_ pseudo: PseudoTerminal) -> String {
        String(decoding: pseudo.pump(), as: UTF8.self)
    }

    func start(
        _ pseudo: PseudoTerminal, environment: [String: String] = TestEnvironment.trueColor
    ) throws -> NCursesTerminal {
        pseudo.screen.takesCommands = true
        let terminal = try pseudo.start(environment: environment, asksTerminal: true)
        answer(terminal, Self.kitty)
        if terminal.awaitsAnswers { answer(terminal, Self.taken) }
        pseudo.pump()
        return terminal
    }

    func makePicture(bytes: Int = 30, width: Int = 4, height: Int = 2) throws -> TerminalPicture {
        try #require(
            TerminalPicture(
                data: Array(repeating: 7, count: bytes), size: CellSize(width: width, height: height)))
    }

    func put(
        _ picture: TerminalPicture, column: Int, row: Int, background: TerminalColor = .default,
        attributes: Style.Attributes = .reverse, into buffer: inout CellBuffer
    ) {
        for y in 0..<picture.size.height {
            for x in 0..<picture.size.width {
                buffer.put(
                    picture.glyph(row: y, column: x),
                    style: Style(background: background, attributes: attributes),
                    at: CellPoint(column: column + x, row: row + y), clip: buffer.bounds)
            }
        }
    }

    func placeholder(row: Int, column: Int) -> String {
        let marks = PlaceholderDiacritics.scalars
        let values = [KittyGraphics.placeholder, marks[row], marks[column]]
        return String(String.UnicodeScalarView(values.map { Unicode.Scalar($0)! }))
    }

    static func isPlaceholder(_ text: String) -> Bool {
        text.unicodeScalars.contains("\u{10EEEE}")
    }

    /// Returns whether the screen shows a part of a picture at a position.
    func shows(
        _ picture: TerminalPicture, row: Int, column: Int, at place: (column: Int, row: Int),
        _ pseudo: PseudoTerminal
    ) -> Bool {
        let cell = pseudo.screen.cell(place.column, place.row)
        return cell.text == placeholder(row: row, column: column)
            && cell.style.foreground == picture.style(over: .plain, .kitty).foreground
            && cell.style.attributes == []
    }

    func sent(_ picture: TerminalPicture) -> String {
        String(decoding: KittyGraphics.send(picture), as: UTF8.self)
    }

    func deleted(_ picture: TerminalPicture) -> String {
        String(decoding: KittyGraphics.delete(picture.id), as: UTF8.self)
    }
}
