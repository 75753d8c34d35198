import CursesUI

/// The appearance of a bar. It has no effect: the theme determines the appearance of views.
@MainActor @preconcurrency
public class UIBarAppearance {
    /// Has no effect: the theme determines the appearance of views.
    public var backgroundColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var backgroundEffect: UIVisualEffect?
    /// Has no effect: the theme determines the appearance of views.
    public var backgroundImage: UIImage?
    /// Has no effect: the theme determines the appearance of views.
    public var shadowColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var shadowImage: UIImage?

    /// Creates an appearance.
    public init() {}

    /// Has no effect: the theme determines the appearance of views.
    public func configureWithDefaultBackground() {}
    /// Has no effect: the theme determines the appearance of views.
    public func configureWithOpaqueBackground() {}
    /// Has no effect: the theme determines the appearance of views.
    public func configureWithTransparentBackground() {}
}

/// The appearance of a navigation bar; ignored in a terminal.
public final class UINavigationBarAppearance: UIBarAppearance {
    /// Has no effect: the theme determines the appearance of views.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect: the theme determines the appearance of views.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect: the theme determines the appearance of views.
    public var titlePositionAdjustment = UIOffset.zero
    /// Has no effect: the theme determines the appearance of views.
    public var buttonAppearance = UIBarItemAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var backButtonAppearance = UIBarItemAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var doneButtonAppearance = UIBarItemAppearance()

    /// Has no effect: the theme determines the appearance of views.
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a tab bar; ignored in a terminal.
public final class UITabBarAppearance: UIBarAppearance {
    /// Has no effect: the theme determines the appearance of views.
    public var stackedLayoutAppearance = UIBarItemAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var inlineLayoutAppearance = UIBarItemAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var compactInlineLayoutAppearance = UIBarItemAppearance()
    /// Has no effect: the theme determines the appearance of views.
    public var selectionIndicatorTintColor: UIColor?
}

/// The appearance of a toolbar; ignored in a terminal.
public final class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a bar item; ignored in a terminal.
@MainActor @preconcurrency
public final class UIBarItemAppearance {
    /// The appearance of a bar item in one state, such as selected; ignored in a terminal.
    @MainActor @preconcurrency
    public final class State {
        /// Has no effect: the theme determines the appearance of views.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// Has no effect: the theme determines the appearance of views.
        public var iconColor: UIColor?
        /// Has no effect: the theme determines the appearance of views.
        public var badgeBackgroundColor: UIColor?
    }

    /// Has no effect: the theme determines the appearance of views.
    public let normal = State()
    /// Has no effect: the theme determines the appearance of views.
    public let selected = State()
    /// Has no effect: the theme determines the appearance of views.
    public let highlighted = State()
    /// Has no effect: the theme determines the appearance of views.
    public let disabled = State()
    /// Has no effect: the theme determines the appearance of views.
    public let focused = State()

    /// Creates an appearance.
    public init() {}
}

/// A horizontal and a vertical distance.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal distance.
    public var horizontal: CGFloat
    /// The vertical distance.
    public var vertical: CGFloat

    /// Creates a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No distance.
    public static let zero = UIOffset()
}
