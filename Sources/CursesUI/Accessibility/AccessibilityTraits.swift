/// The traits of an accessibility element: what it is and how it behaves.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var rawValue: UInt32

    /// Creates an empty set of traits.
    public init() {
        rawValue = 0
    }

    private init(bit: UInt32) {
        rawValue = 1 << bit
    }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The element is a heading.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// The element plays a sound.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// The element is a keyboard key.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// The element is text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The element summarizes the app.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The element changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// The element starts playing media.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The element is operated directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The element turns a page.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// The user cannot reach the elements outside this element.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// The element is a toggle.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The element is a tab bar.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// Whether the set is empty.
    public var isEmpty: Bool { rawValue == 0 }

    /// Whether the set contains all traits of another set.
    public func contains(_ member: AccessibilityTraits) -> Bool {
        rawValue & member.rawValue == member.rawValue
    }

    /// The traits of both sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formUnion(other) }
    }

    /// The traits that both sets have in common.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formIntersection(other) }
    }

    /// The traits that are in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formSymmetricDifference(other) }
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) {
        rawValue |= other.rawValue
    }

    /// Keeps the traits that are in another set as well.
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        rawValue &= other.rawValue
    }

    /// Keeps the traits that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        rawValue ^= other.rawValue
    }

    /// Adds a trait.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes a trait.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        rawValue &= ~member.rawValue
        return common.isEmpty ? nil : common
    }

    /// Adds a trait, replacing an equal trait.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
    }

    private func with(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
        var traits = self
        change(&traits)
        return traits
    }
}

extension AccessibilityTraits: CustomStringConvertible {
    private static let names: [(AccessibilityTraits, String)] = [
        (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
        (.isSearchField, "search field"), (.isImage, "image"), (.playsSound, "plays sound"),
        (.isKeyboardKey, "keyboard key"), (.isStaticText, "text"), (.isSummaryElement, "summary"),
        (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media session"),
        (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "causes page turn"),
        (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tab bar"),
    ]

    /// The names of the traits, separated by commas.
    public var description: String {
        Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
