import CursesUI

/// A light or a dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark

    /// Creates the appearance for a colour scheme.
    public init(_ scheme: ColorScheme) {
        self = scheme == .light ? .light : .dark
    }
}

extension ColorScheme {
    /// Creates the colour scheme for an appearance; `nil` if the appearance is unspecified.
    public init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

/// The available space in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The traits of the screen.
public struct UITraitCollection: Hashable, Sendable {
    /// Whether the appearance is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The text size that the user prefers; ignored in a terminal.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The number of pixels in a point.
    public var displayScale: CGFloat { 1 }
    /// The kind of the interface.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// The available horizontal space.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The available vertical space.
    public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }

    /// Creates traits with an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, preferredContentSizeCategory: .unspecified)
    }

    /// Creates traits with a text size, which has no effect in a terminal.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            userInterfaceStyle: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    private init(userInterfaceStyle: UIUserInterfaceStyle, preferredContentSizeCategory: UIContentSizeCategory) {
        self.userInterfaceStyle = userInterfaceStyle
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    /// The traits of the terminal, for the app whose event handler or body is running.
    @MainActor @preconcurrency
    public static var current: UITraitCollection {
        let environment = ViewHost.current?.environment
        return UITraitCollection(
            userInterfaceStyle: UIUserInterfaceStyle(environment?.colorScheme ?? .dark),
            preferredContentSizeCategory: UIContentSizeCategory(environment?.dynamicTypeSize ?? .large))
    }

    /// Returns whether the appearance differs from the appearance of other traits.
    public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
        userInterfaceStyle != traits?.userInterfaceStyle
    }
}
