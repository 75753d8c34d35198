import CursesUI
import CursesUITerminal

/// A short text in characters three rows high, to emphasise a number.
///
/// ```swift
/// BigText("12:45").foregroundStyle(.green)
/// ```
///
/// ```text
/// ▄█  ▀▀█ ▄ █ █ █▀▀
///  █  █▀▀ ▄ ▀▀█ ▀▀█
/// ▀▀▀ ▀▀▀     ▀ ▀▀▀
/// ```
///
/// There are digits, and the signs of numbers and times. Other characters are shown in their usual size, and so is
/// the whole text in ASCII, or if there are fewer than three rows.
public struct BigText {
    private let text: String
    @Environment(\.self) private var environment

    /// Creates a large text.
    public init(_ text: some StringProtocol) {
        self.text = String(text)
    }
}

extension BigText: View {
    public var body: some View {
        let (text, environment) = (text, environment)
        let screen = ChartScreen(environment)
        let isBig = !screen.isASCII
        let width = isBig ? BigFont.width(of: text) : TextWidth.columns(of: text)
        CellSurface(ideal: CellSize(width: max(1, width), height: isBig ? 3 : 1)) { context, size in
            let (color, opacity) = CellPaint(.foreground, in: environment).color(at: .zero, in: size)
            let style = Style(foreground: color, attributes: opacity < 0.75 ? .dim : [])
            guard isBig, size.height >= 3, size.width >= width else {
                return context.write(text, style: style, at: .zero)
            }
            var column = 0
            for character in text {
                guard let rows = BigFont.rows(of: character) else {
                    context.write(String(character), style: style, at: CellPoint(column: column, row: 2))
                    column += TextWidth.columns(of: character) + 1
                    continue
                }
                for (row, cells) in rows.enumerated() {
                    context.write(cells, style: style, at: CellPoint(column: column, row: row))
                }
                column += BigFont.columns(of: character) + 1
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityElement()
        .accessibilityLabel(text)
        .accessibilityAddTraits(.isStaticText)
    }
}

/// A font of characters of three by five pixels. Each cell shows two pixels, one above the other.
enum BigFont {
    /// The pixels of the characters, in rows from the top. The first pixel of a row is the highest bit.
    private static let pixels: [Character: (width: Int, rows: [UInt8])] = [
        "0": (3, [7, 5, 5, 5, 7]), "1": (3, [2, 6, 2, 2, 7]), "2": (3, [7, 1, 7, 4, 7]), "3": (3, [7, 1, 7, 1, 7]),
        "4": (3, [5, 5, 7, 1, 1]), "5": (3, [7, 4, 7, 1, 7]), "6": (3, [7, 4, 7, 5, 7]), "7": (3, [7, 1, 1, 1, 1]),
        "8": (3, [7, 5, 7, 5, 7]), "9": (3, [7, 5, 7, 1, 7]), "-": (3, [0, 0, 7, 0, 0]), "−": (3, [0, 0, 7, 0, 0]),
        "+": (3, [0, 2, 7, 2, 0]), ".": (1, [0, 0, 0, 0, 1]), ",": (2, [0, 0, 0, 1, 2]), ":": (1, [0, 1, 0, 1, 0]),
        "%": (3, [5, 1, 2, 4, 5]), "/": (3, [1, 1, 2, 4, 4]), " ": (2, [0, 0, 0, 0, 0]), "$": (3, [3, 6, 7, 3, 6]),
        "°": (2, [3, 3, 0, 0, 0]),
    ]

    static func columns(of character: Character) -> Int { pixels[character]?.width ?? TextWidth.columns(of: character) }

    /// Returns the width of a text, with one column between its characters.
    static func width(of text: String) -> Int {
        text.reduce(-1) { $0 + columns(of: $1) + 1 }
    }

    /// Returns the three rows of cells that show a character; `nil` if it has no large form.
    static func rows(of character: Character) -> [String]? {
        guard let (width, rows) = pixels[character] else { return nil }
        return (0..<3).map { row in
            let (upper, lower) = (rows[row * 2], row * 2 + 1 < rows.count ? rows[row * 2 + 1] : 0)
            return String(
                (0..<width).map { column -> Character in
                    let bit = UInt8(1) << UInt8(width - 1 - column)
                    return [" ", "▄", "▀", "█"][(upper & bit != 0 ? 2 : 0) + (lower & bit != 0 ? 1 : 0)]
                })
        }
    }
}
