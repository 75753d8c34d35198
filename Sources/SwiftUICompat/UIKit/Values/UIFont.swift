import CursesUI

/// A font with UIKit's names, for code that creates a `Font` from a UIKit font or sets the font of a bar.
///
/// Only its weight and its slant are visible: a terminal has one typeface in one size.
public final class UIFont: Hashable, Sendable {
    /// The size in points, which has no effect.
    public let pointSize: CGFloat
    let font: Font

    /// The weight of a font.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        let weight: Font.Weight

        /// The weight as a number from -1 to 1. Numbers above 0.3 are bold.
        public var rawValue: CGFloat { Self.numbers.first { $0.weight == weight }?.number ?? 0 }

        /// Creates the weight that is closest to a number from -1 to 1.
        public init(rawValue: CGFloat) {
            let nearest = Self.numbers.min { abs($0.number - rawValue) < abs($1.number - rawValue) }
            weight = nearest?.weight ?? .regular
        }

        /// Creates the weight that is closest to a number from -1 to 1.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        init(weight: Font.Weight) {
            self.weight = weight
        }

        /// The numbers that UIKit documents for its weights.
        private static let numbers: [(weight: Font.Weight, number: CGFloat)] = [
            (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23), (.semibold, 0.3),
            (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
        ]

        /// The weight of the same name.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// The weight of the same name.
        public static let thin = Weight(weight: .thin)
        /// The weight of the same name.
        public static let light = Weight(weight: .light)
        /// The weight of the same name.
        public static let regular = Weight(weight: .regular)
        /// The weight of the same name.
        public static let medium = Weight(weight: .medium)
        /// The weight of the same name.
        public static let semibold = Weight(weight: .semibold)
        /// The weight of the same name.
        public static let bold = Weight(weight: .bold)
        /// The weight of the same name.
        public static let heavy = Weight(weight: .heavy)
        /// The weight of the same name.
        public static let black = Weight(weight: .black)
    }

    /// The role of a text.
    public enum TextStyle: Hashable, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline
        case body, callout, footnote, caption1, caption2
    }

    init(_ font: Font, size: CGFloat) {
        self.font = font
        pointSize = size
    }

    /// Creates the body font, which is bold if the name ends with `Bold`. A terminal has no font families.
    public convenience init?(name: String, size: CGFloat) {
        self.init(name.hasSuffix("Bold") ? Font.body.bold() : .body, size: size)
    }

    /// Returns a font, whose size has no effect in a terminal.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }

    /// The width of a font, which has no effect in a terminal.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width as a number.
        public let rawValue: CGFloat

        /// Creates a width from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A narrow font.
        public static let compressed = Width(rawValue: -0.3)
        /// A slightly narrow font.
        public static let condensed = Width(rawValue: -0.2)
        /// The normal width.
        public static let standard = Width(rawValue: 0)
        /// A wide font.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns a font, whose size and width have no effect in a terminal.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// Returns a font, whose size has no effect in a terminal.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// Returns a font, whose size has no effect in a terminal.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(Font.body.italic(), size: size)
    }

    /// Returns a font, whose size has no effect in a terminal.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// Returns a font, whose size has no effect in a terminal.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// Returns a font, whose size has no effect in a terminal.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: UIFont(.largeTitle, size: 34)
        case .title1: UIFont(.title, size: 28)
        case .title2: UIFont(.title2, size: 22)
        case .title3: UIFont(.title3, size: 20)
        case .headline: UIFont(.headline, size: 17)
        case .subheadline: UIFont(.subheadline, size: 15)
        case .body: UIFont(.body, size: 17)
        case .callout: UIFont(.callout, size: 16)
        case .footnote: UIFont(.footnote, size: 13)
        case .caption1: UIFont(.caption, size: 12)
        case .caption2: UIFont(.caption2, size: 11)
        }
    }

    /// The names of the font families: none, because the terminal chooses its font.
    public static var familyNames: [String] { [] }
    /// Returns the names of the fonts of a family: none, because the terminal chooses its font.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    /// The size of labels in points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of the titles of buttons in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of texts in points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of small texts in points.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The name of the font, which is always the same.
    public var fontName: String { ".SystemFont" }
    /// The name of the font's family, which is always the same.
    public var familyName: String { ".SystemFont" }
    /// The height of a line in points: a row.
    public var lineHeight: CGFloat { 16 }
    /// The height of a line above its baseline in points.
    public var ascender: CGFloat { 12 }
    /// The height of a line below its baseline in points, which is negative.
    public var descender: CGFloat { -4 }

    /// Returns the font with a different size, which has no effect in a terminal.
    public func withSize(_ size: CGFloat) -> UIFont { UIFont(font, size: size) }

    /// Returns whether two fonts are equal.
    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs.font == rhs.font && lhs.pointSize == rhs.pointSize
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(pointSize)
    }
}

extension Font {
    /// Creates a SwiftUI font from a UIKit font.
    public init(_ font: UIFont) {
        self = font.font
    }
}
