import CursesUITerminal
import Foundation

/// A font: in a terminal, the attributes that set a text apart.
///
/// A terminal has one size. Titles and headlines are bold, captions and footnotes dim; weights from
/// semibold on are bold, and an italic font is italic.
public struct Font: Hashable, Sendable {
    var attributes: Style.Attributes = []

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline
        case body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public struct Weight: Hashable, Sendable {
        fileprivate let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The font of a text style.
    ///
    /// - Parameter design: has no meaning in a terminal, which has one typeface.
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

    /// A font of a size, which a terminal does not have: the weight alone can be seen.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        weight.map(Font().weight) ?? Font()
    }

    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.attributes.remove([.bold, .dim])
        if weight.value >= Weight.semibold.value { font.attributes.insert(.bold) }
        if weight.value < Weight.regular.value { font.attributes.insert(.dim) }
        return font
    }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font {
        var font = self
        font.attributes.insert(.italic)
        return font
    }

    /// The same font: a terminal's is monospaced anyway.
    public func monospaced() -> Font { self }

    /// The same font: a terminal's digits are monospaced anyway.
    public func monospacedDigit() -> Font { self }
}
