import CursesUI

/// A light or a dark appearance; ignored in a terminal.
public final class NSAppearance: Hashable, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The light appearance.
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        /// The dark appearance.
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        /// A light appearance for content on a blur.
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
        /// A dark appearance for content on a blur.
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        /// A light appearance with more contrast.
        public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
        /// A dark appearance with more contrast.
        public static let accessibilityHighContrastDarkAqua = Name(rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    }

    /// Calls a closure. Colours have the appearance of the terminal in it, as elsewhere.
    public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

    /// The name.
    public let name: Name

    static let light = NSAppearance(.aqua)

    private init(_ name: Name) {
        self.name = name
    }

    /// Creates an appearance with a name.
    public init?(named name: Name) {
        self.name = name
    }

    /// Returns the first of some names that has the same brightness as this appearance.
    public func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        return appearances.first { $0.isDark == name.isDark } ?? appearances.first
    }

    /// The appearance of the terminal.
    @MainActor @preconcurrency
    public static func currentDrawing() -> NSAppearance { NSApplication.shared.effectiveAppearance }
    /// The appearance of the terminal.
    @MainActor @preconcurrency
    public static var current: NSAppearance! {
        get { currentDrawing() }
        set {}
    }

    /// Returns whether two appearances have the same name.
    public static func == (lhs: NSAppearance, rhs: NSAppearance) -> Bool { lhs.name == rhs.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

extension NSAppearance.Name {
    fileprivate var isDark: Bool { rawValue.contains("Dark") }
}
