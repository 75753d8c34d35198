import CursesUI

/// Scales fonts and lengths to the text size that the user prefers. Nothing is scaled: a terminal has one size of text.
public final class UIFontMetrics: Sendable {
    /// The metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a style, all of which are the same.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns the same font.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns the same font.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    /// Returns the same font.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    /// Returns the same font.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { font }
    /// Returns the same value.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// Returns the same value.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}

extension UIFont {
    /// Returns a font, whose size has no effect in a terminal.
    ///
    /// - Parameter traitCollection: has no effect: a terminal has one size of text.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }
}
