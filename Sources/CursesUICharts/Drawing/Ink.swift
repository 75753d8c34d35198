import CursesUI
import CursesUITerminal

/// The paint and the style of a mark.
struct Ink {
    let paint: CellPaint
    let opacity: Double
    /// The index of the series, for its pattern if there are no colours.
    let pattern: Int
    /// The cells over which a gradient of the paint extends.
    let area: CellRect

    /// The appearance of an ink in a cell, either as a fill or as the colour of a character.
    struct Look: Equatable {
        let color: TerminalColor
        let isDim: Bool
        /// The character that fills the cell with a pattern; `nil` for a solid fill, which may also cover only parts of
        /// the cell.
        let fill: Glyph?

        var style: Style { Style(foreground: color, attributes: isDim ? .dim : []) }
    }

    func look(at point: CellPoint, on screen: ChartScreen) -> Look? {
        let (color, alpha) = paint.color(at: point - area.origin, in: area.size)
        let opacity = alpha * opacity
        guard opacity > 0 else { return nil }
        guard screen.hasColors, !screen.isASCII else {
            return Look(color: screen.hasColors ? color : .default, isDim: false, fill: Self.pattern(pattern, screen))
        }
        if screen.mixesColors, color.components != nil {
            return Look(color: screen.mixed(color, opacity), isDim: false, fill: nil)
        }
        let shade: Glyph? = opacity >= 0.75 ? nil : opacity >= 0.4 ? "▒" : "░"
        return Look(color: color, isDim: false, fill: shade)
    }

    /// The patterns that distinguish areas without colours; when they are used up, letters follow.
    private static let patterns: [Glyph] = ["█", "▒", "░", "▓"]
    private static let asciiPatterns: [Glyph] = ["#", "=", "+", ":", "%", "o", "*", "~"]

    /// Returns the character that fills a cell on a terminal without colours; `nil` for a solid fill.
    static func pattern(_ index: Int, _ screen: ChartScreen) -> Glyph? {
        if screen.isASCII { return asciiPatterns[index % asciiPatterns.count] }
        if index == 0 { return nil }
        if index < patterns.count { return patterns[index] }
        let letter = UInt32(UInt8(ascii: "A")) + UInt32((index - patterns.count) % 26)
        return Glyph(scalar: Unicode.Scalar(letter)!, width: 1)
    }

    /// The dashes that distinguish lines without colours, in dots.
    static let dashes: [[Int]] = [[], [4, 2], [1, 2], [6, 2, 1, 2], [2, 4], [8, 3]]
}
