import CursesUI

/// The text size that the user prefers; ignored in a terminal.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the size.
    public let rawValue: String

    /// Creates a size from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the size for a size of SwiftUI.
    public init(_ dynamicTypeSize: DynamicTypeSize) {
        self = Self.sizes.first { $0.dynamicTypeSize == dynamicTypeSize }?.category ?? .large
    }

    /// Creates the size for a size of SwiftUI's earlier releases; `nil` if there is none.
    public init?(_ sizeCategory: ContentSizeCategory?) {
        guard let sizeCategory, let index = ContentSizeCategory.allCases.firstIndex(of: sizeCategory) else {
            return nil
        }
        self = Self.sizes[index].category
    }

    /// No size is known.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// A size below the standard one.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A size below the standard one.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The standard size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A size above the standard one.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// A size above the standard one.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// A size above the standard one.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the largest sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// One of the largest sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// One of the largest sizes.
    public static let accessibilityExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// One of the largest sizes.
    public static let accessibilityExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest size.
    public static let accessibilityExtraExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Announces that the user prefers another size. It is never posted.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// Whether the size is one of the largest.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

    /// The sizes beside those of SwiftUI, the smallest first.
    fileprivate static let sizes: [(category: UIContentSizeCategory, dynamicTypeSize: DynamicTypeSize)] = [
        (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
        (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
        (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
        (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether a size is smaller than another; one that is not known is the smallest.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        func index(_ category: UIContentSizeCategory) -> Int { sizes.firstIndex { $0.category == category } ?? -1 }
        return index(lhs) < index(rhs)
    }
}

extension DynamicTypeSize {
    /// Creates the size for a size of UIKit; `nil` if it is not known.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = UIContentSizeCategory.sizes.first(where: { $0.category == uiSizeCategory }) else { return nil }
        self = size.dynamicTypeSize
    }
}

extension ContentSizeCategory {
    /// Creates the size for a size of UIKit; `nil` if it is not known.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.sizes.firstIndex(where: { $0.category == uiSizeCategory }) else {
            return nil
        }
        self = Self.allCases[index]
    }
}
