import CursesUI

// Names of AppKit for fonts.
extension UIFont {
    /// An option of a preferred font; ignored in a terminal.
    public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Returns a font, whose size has no effect in a terminal.
    ///
    /// - Parameter options: has no effect.
    public static func preferredFont(
        forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any]
    ) -> NSFont { preferredFont(forTextStyle: style) }

    /// Creates a font from its properties.
    public convenience init?(descriptor: UIFontDescriptor, textTransform: AffineTransform?) {
        self.init(descriptor: descriptor, size: descriptor.pointSize)
    }

    /// Returns the size of a control's text in points.
    public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        default: 13
        }
    }

    /// Returns the font of texts that the user edits.
    public static func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of texts that the user edits.
    public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of labels.
    public static func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of titles.
    public static func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { boldSystemFont(ofSize: size(fontSize)) }
    /// Returns the font of menus.
    public static func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of the menu bar.
    public static func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of messages.
    public static func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of palettes.
    public static func paletteFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of tips.
    public static func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize)) }
    /// Returns the font of the content of controls.
    public static func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize)) }

    private static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : 13 }

    /// The name that is shown to the user, which is always the same.
    public var displayName: String? { "System Font" }
    /// Whether all letters are equally wide: always.
    public var isFixedPitch: Bool { true }
    /// The width of the widest letter in points: a cell.
    public var maximumAdvancement: CGSize { CGSize(width: 8, height: 0) }
    /// The height of small letters in points.
    public var xHeight: CGFloat { 8 }
    /// The height of large letters in points.
    public var capHeight: CGFloat { 12 }
    /// The space between lines in points: none.
    public var leading: CGFloat { 0 }
    /// Has no effect: there is no graphics context.
    public func set() {}
}

/// Converts fonts. Only their weight and their slant are visible.
@MainActor @preconcurrency
public final class NSFontManager: NSObject {
    /// The object that converts fonts.
    public static let shared = NSFontManager(isShared: true)
    /// The names of the font families: none, because the terminal chooses its font.
    public var availableFontFamilies: [String] { [] }
    /// The names of the fonts: none, because the terminal chooses its font.
    public var availableFonts: [String] { [] }
    /// Returns the names, styles, weights and traits of a family's fonts: always `nil`, because there are no families.
    public func availableMembers(ofFontFamily fam: String) -> [[Any]]? { nil }

    private init(isShared: Bool) {
        super.init()
    }

    /// Returns the font, bold or italic.
    public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
        if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
        if trait.contains(.unboldFontMask) { traits.remove(.traitBold) }
        if trait.contains(.unitalicFontMask) { traits.remove(.traitItalic) }
        guard let descriptor = fontObj.fontDescriptor.withSymbolicTraits(traits) else { return fontObj }
        return UIFont(descriptor: descriptor, size: fontObj.pointSize)
    }

    /// Returns the font with a size, which has no effect.
    public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    /// Has no effect: the terminal chooses its font.
    public func orderFrontFontPanel(_ sender: Any?) {}
}

/// Properties of a font.
public struct NSFontTraitMask: OptionSet, Sendable {
    /// The bits of the properties.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Italic.
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    /// Bold.
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    /// Not bold.
    public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
    /// Not italic.
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x100_0000)
    /// All letters are equally wide.
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
}
