import Foundation

// Modifiers for typographic properties that characters in cells do not have. Code that uses them compiles; each comment
// describes the effect in a terminal.

extension View {
    /// Sets the space between the lines of the texts in the view.
    ///
    /// The space is rounded to whole rows: sixteen points are one row. Less than half a row, and a negative spacing,
    /// change nothing. There is no space below the last line. Fields and editors do not have the space.
    ///
    /// - Parameter lineSpacing: the space between two lines, in the units of the app.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Changes nothing on the screen: characters have one size, and a text that does not fit is truncated. It sets the
    /// environment value.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        unchanged().environment(\.minimumScaleFactor, factor)
    }

    /// Changes nothing on the screen: characters occupy cells. It sets the environment value.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        unchanged().environment(\.allowsTightening, flag)
    }

    /// Changes nothing: a terminal's text is always monospaced.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { unchanged() }

    /// Changes nothing: a terminal's digits are always monospaced.
    nonisolated public func monospacedDigit() -> some View { unchanged() }

    /// Changes nothing: a terminal has one typeface.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { unchanged() }

    /// Changes nothing: a terminal has one typeface.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { unchanged() }

    /// Underlines the texts in the view; the line is solid.
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View {
        underline(isActive)
    }

    /// Strikes through the texts in the view; the line is solid.
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View {
        strikethrough(isActive)
    }
}

extension Font {
    /// The width of a font's letters; in a terminal, characters have a fixed number of cells.
    public struct Width: Hashable, Sendable {
        /// The value of the width; zero is the standard.
        public var value: CGFloat

        /// Creates a width from a value.
        public init(_ value: CGFloat) { self.value = value }

        /// The same as every other width: characters have a fixed number of cells.
        public static let compressed = Width(-0.2)
        /// The same as every width: characters have a fixed number of cells.
        public static let condensed = Width(-0.1)
        /// The same as every width: characters have a fixed number of cells.
        public static let standard = Width(0)
        /// The same as every width: characters have a fixed number of cells.
        public static let expanded = Width(0.2)
    }

    /// The line spacing of a font; in a terminal, lines are one row apart.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// Returns the system font of a size, because a terminal cannot select a font by name.
    public static func custom(_ name: String, size: CGFloat) -> Font { .system(size: size) }

    /// Returns the font of the text style, because a terminal cannot select a font by name.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        .system(style)
    }

    /// Returns the system font of a size, because a terminal cannot select a font by name.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .system(size: fixedSize) }

    /// Returns the same font: lines occupy rows.
    public func leading(_ leading: Leading) -> Font { self }

    /// Returns the same font: characters have a fixed number of cells.
    public func width(_ width: Width) -> Font { self }

    /// Returns the same font: characters have one size.
    public func smallCaps() -> Font { self }

    /// Returns the same font: characters have one size.
    public func lowercaseSmallCaps() -> Font { self }

    /// Returns the same font: characters have one size.
    public func uppercaseSmallCaps() -> Font { self }
}

extension Text {
    /// The relative size of a text; in a terminal all texts have the same size.
    public struct Scale: Hashable, Sendable {
        private let name: String

        /// The same as every scale: one row.
        public static let `default` = Scale(name: "default")
        /// The same as every scale: one row.
        public static let secondary = Scale(name: "secondary")
    }

    /// Returns the same text: all texts have the same size.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

/// The extent to which the system's writing tools may change text; a terminal has no such tools.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    /// The same as every behaviour: there are no writing tools.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// The same as every behaviour: there are no writing tools.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// The same as every behaviour: there are no writing tools.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// The same as every behaviour: there are no writing tools.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
    /// Changes nothing: all texts have the same size.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { unchanged() }

    /// Changes nothing: a terminal has no writing tools.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        unchanged().environment(\.writingToolsBehavior, behavior)
    }
}
