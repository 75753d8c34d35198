import CursesUI

/// The properties by which a font is chosen. In a terminal only bold and italic letters differ.
public final class UIFontDescriptor: Hashable, Sendable {
    /// The design of the letters, which has no effect: the terminal chooses its font.
    public struct SystemDesign: Hashable, Sendable {
        private let name: String

        /// The usual design.
        public static let `default` = SystemDesign(name: "default")
        /// Round letters.
        public static let rounded = SystemDesign(name: "rounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(name: "serif")
        /// Letters of the same width.
        public static let monospaced = SystemDesign(name: "monospaced")
    }

    /// Properties of the letters.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters of the same width, as always in a terminal.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    let font: Font
    /// The size in points, which has no effect.
    public let pointSize: CGFloat
    /// The properties that have been added to the font.
    public let symbolicTraits: SymbolicTraits

    init(_ font: Font, size: CGFloat, traits: SymbolicTraits = []) {
        self.font = font
        pointSize = size
        symbolicTraits = traits
    }

    /// Returns the font of a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the same font: a terminal has one design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// Returns the font with a size, which has no effect.
    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font, size: size, traits: symbolicTraits)
    }

    /// Returns the font, also with bold or italic letters if the properties say so.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var new = font
        if traits.contains(.traitBold) { new = new.bold() }
        if traits.contains(.traitItalic) { new = new.italic() }
        return UIFontDescriptor(new, size: pointSize, traits: traits)
    }

    /// Returns whether two descriptions are equal.
    public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
        lhs.font == rhs.font && lhs.pointSize == rhs.pointSize && lhs.symbolicTraits == rhs.symbolicTraits
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(pointSize)
        hasher.combine(symbolicTraits)
    }
}

/// The AppKit name of the properties of a font: see ``UIFontDescriptor``.
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFont {
    /// The properties of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }

    /// Creates a font from its properties.
    ///
    /// - Parameter size: the size in points; zero for that of the description.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(descriptor.font, size: size == 0 ? descriptor.pointSize : size)
    }
}
