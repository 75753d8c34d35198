import CursesUITerminal
import Foundation

/// A font: in a terminal, a set of text attributes.
///
/// Text in a terminal has one size. Symbols in a large font are drawn larger: from about 40 points where a cell is 8 by
/// 16 points. Titles and headlines are bold, and captions and footnotes dim. Weights from semibold up are bold, and an
/// italic font is italic.
public struct Font: Hashable, Sendable {
    var attributes: Style.Attributes = []
    /// The size in points, which only symbols have; `nil` for that of a text style.
    private(set) var size: CGFloat?

    /// The role of a text, which determines its font.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline
        case body, callout, footnote, caption, caption2
    }

    /// The design of a font; a terminal has one typeface.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The weight of a font; from semibold up it is bold.
    public struct Weight: Hashable, Sendable {
        fileprivate let value: Int

        /// Weight 100: dim.
        public static let ultraLight = Weight(value: 100)
        /// Weight 200: dim.
        public static let thin = Weight(value: 200)
        /// Weight 300: dim.
        public static let light = Weight(value: 300)
        /// Weight 400: plain.
        public static let regular = Weight(value: 400)
        /// Weight 500: plain.
        public static let medium = Weight(value: 500)
        /// Weight 600: bold.
        public static let semibold = Weight(value: 600)
        /// Weight 700: bold.
        public static let bold = Weight(value: 700)
        /// Weight 800: bold.
        public static let heavy = Weight(value: 800)
        /// Weight 900: bold.
        public static let black = Weight(value: 900)
    }

    /// The font of a text style; see ``TextStyle``.
    public static let largeTitle = system(.largeTitle)
    /// The font of a text style; see ``TextStyle``.
    public static let title = system(.title)
    /// The font of a text style; see ``TextStyle``.
    public static let title2 = system(.title2)
    /// The font of a text style; see ``TextStyle``.
    public static let title3 = system(.title3)
    /// The font of a text style; see ``TextStyle``.
    public static let headline = system(.headline)
    /// The font of a text style; see ``TextStyle``.
    public static let subheadline = system(.subheadline)
    /// The font of a text style; see ``TextStyle``.
    public static let body = system(.body)
    /// The font of a text style; see ``TextStyle``.
    public static let callout = system(.callout)
    /// The font of a text style; see ``TextStyle``.
    public static let footnote = system(.footnote)
    /// The font of a text style; see ``TextStyle``.
    public static let caption = system(.caption)
    /// The font of a text style; see ``TextStyle``.
    public static let caption2 = system(.caption2)

    /// Returns the font of a text style.
    ///
    /// - Parameter design: has no effect: a terminal has one typeface.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font {
        var font = Font()
        switch style {
        case .largeTitle, .title, .title2, .title3, .headline: font.attributes = .bold
        case .footnote, .caption, .caption2: font.attributes = .dim
        case .subheadline, .body, .callout: font.attributes = []
        }
        return weight.map(font.weight) ?? font
    }

    /// Returns a font with a size in points. Only symbols have the size, because the text of a terminal has one size.
    ///
    /// - Parameters:
    ///   - size: in points; from about 40, symbols are drawn as figures.
    ///   - design: has no effect: a terminal has one typeface.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        let font = Font(size: size)
        return weight.map(font.weight) ?? font
    }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.attributes.remove([.bold, .dim])
        if weight.value >= Weight.semibold.value { font.attributes.insert(.bold) }
        if weight.value < Weight.regular.value { font.attributes.insert(.dim) }
        return font
    }

    var isBold: Bool { attributes.contains(.bold) }
    /// Whether the weight is below regular.
    var isLight: Bool { attributes.contains(.dim) }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font {
        var font = self
        font.attributes.insert(.italic)
        return font
    }

    /// Returns the same font: a terminal's text is always monospaced.
    public func monospaced() -> Font { self }

    /// Returns the same font: a terminal's digits are always monospaced.
    public func monospacedDigit() -> Font { self }
}
