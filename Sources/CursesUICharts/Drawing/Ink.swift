import CursesUI
import CursesUITerminal

/// The paint and the style of a mark.
struct Ink {
    let paint: CellPaint
    let opacity: Double
    /// The index of the pattern that replaces the colour if there are no colours; `nil` if the colour distinguishes
    /// nothing.
    let pattern: Int?
    /// The kind of the mark.
    let kind: Mark.Kind
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
            // A shade shows that a mark is translucent. Where patterns tell the series apart, dim characters do.
            let fill = pattern.map { Self.pattern($0, screen) } ?? Self.shade(opacity, screen)
            return Look(
                color: screen.hasColors ? color : .default, isDim: pattern != nil && opacity < Self.solid, fill: fill)
        }
        if screen.mixesColors, color.components != nil {
            return Look(color: screen.mixed(color, opacity), isDim: false, fill: nil)
        }
        return Look(color: color, isDim: false, fill: Self.shade(opacity, screen))
    }

    /// The opacity from which a mark is drawn as solid if colours cannot be mixed.
    private static let solid = 0.75

    /// Returns the character that fills a cell for an opacity; `nil` for a solid fill.
    private static func shade(_ opacity: Double, _ screen: ChartScreen) -> Glyph? {
        if screen.isASCII { return opacity >= solid ? asciiPatterns[0] : opacity >= 0.4 ? "+" : ":" }
        return opacity >= solid ? nil : opacity >= 0.4 ? "▒" : "░"
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
