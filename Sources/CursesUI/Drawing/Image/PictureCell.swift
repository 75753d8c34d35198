import CursesUITerminal

/// A cell of a picture: a character of one column.
package struct PictureCell: Hashable, Sendable {
    package let glyph: Glyph
    /// The foreground colour; `nil` for the foreground colour of the view.
    package let foreground: TerminalColor?
    /// The background colour; `nil` if the content beneath is visible.
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

    /// A cell without visible content.
    package static let clear = PictureCell(" ")

    package var isClear: Bool { background == nil && glyph == .space }
}
