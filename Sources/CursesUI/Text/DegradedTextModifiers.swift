import Foundation

// Properties of type that characters in cells do not have. Sources that use them compile; each says
// what is left of it.

extension View {
    /// Changes nothing: characters stand in cells.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

    /// Changes nothing: characters stand in cells.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

    /// Changes nothing: characters stand in cells.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Changes nothing: lines stand in rows.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

    /// Changes nothing: characters have one size. A text that does not fit is truncated.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    /// Changes nothing: characters stand in cells.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Changes nothing: a terminal's text is monospaced anyway.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

    /// Changes nothing: a terminal's digits are monospaced anyway.
    nonisolated public func monospacedDigit() -> some View { self }

    /// Changes nothing: a terminal has one typeface.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

    /// Changes nothing: a terminal has one typeface.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Changes nothing: what is on the screen is selected with the terminal's own means, which in most
    /// terminals is shift and the mouse.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Underlines the texts in the view; the line is solid.
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View {
        underline(isActive)
    }

    /// Strikes the texts in the view through; the line is solid.
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View {
        strikethrough(isActive)
    }
}

/// Whether text can be selected; the terminal decides about that.
public protocol TextSelectability {}

/// Texts can be selected: by the terminal, as always.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Texts cannot be selected; the terminal lets its user do it all the same.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// ``EnabledTextSelectability``, in short.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// ``DisabledTextSelectability``, in short.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Font {
    /// How wide letters are: in a terminal as wide as they are.
    public struct Width: Hashable, Sendable {
        /// How wide: zero is the standard.
        public var value: CGFloat

        /// A width.
        public init(_ value: CGFloat) { self.value = value }

        /// As every width: characters take the cells that they take.
        public static let compressed = Width(-0.2)
        /// As every width: characters take the cells that they take.
        public static let condensed = Width(-0.1)
        /// As every width: characters take the cells that they take.
        public static let standard = Width(0)
        /// As every width: characters take the cells that they take.
        public static let expanded = Width(0.2)
    }

    /// How far lines are apart: in a terminal a row.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// A font of a name, which a terminal does not have: its own font.
    public static func custom(_ name: String, size: CGFloat) -> Font { .body }

    /// A font of a name, which a terminal does not have: that of the text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        .system(style)
    }

    /// A font of a name, which a terminal does not have: its own font.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }

    /// The same font: lines stand in rows.
    public func leading(_ leading: Leading) -> Font { self }

    /// The same font: letters are as wide as they are.
    public func width(_ width: Width) -> Font { self }

    /// The same font: a terminal has one size.
    public func smallCaps() -> Font { self }

    /// The same font: a terminal has one size.
    public func lowercaseSmallCaps() -> Font { self }

    /// The same font: a terminal has one size.
    public func uppercaseSmallCaps() -> Font { self }
}
