import CursesUITerminal

/// What one cell shows of a picture: a character of one column.
package struct PictureCell: Hashable, Sendable {
    package let glyph: Glyph
    /// `nil` for the foreground of where the picture is shown.
    package let foreground: TerminalColor?
    /// `nil` where what lies below is seen.
    package let background: TerminalColor?

    /// - Parameter scalar: a printable character of one column.
    package init(
        _ scalar: Unicode.Scalar,
        foreground: TerminalColor? = nil,
        background: TerminalColor? = nil
    ) {
        glyph = Glyph(scalar: scalar, width: 1)
        self.foreground = foreground
        self.background = background
    }

    /// A cell of which nothing is seen.
    package static let clear = PictureCell(" ")

    package var isClear: Bool { background == nil && glyph == .space }
}
