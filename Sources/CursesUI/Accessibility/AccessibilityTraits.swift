/// What a part of the interface is and how it behaves, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var rawValue: UInt32

    /// No traits.
    public init() {
        rawValue = 0
    }

    private init(bit: UInt32) {
        rawValue = 1 << bit
    }

    /// It is pressed.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// It heads what follows.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// It is the one that is chosen.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// It leads elsewhere.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// It searches.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// It plays a sound.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// It is a key.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// It is a text that does not change.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// It sums up the app.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// It begins to play.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// It is handled directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// It turns a page.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// Nothing else is within reach.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// Whether there are none.
    public var isEmpty: Bool { rawValue == 0 }

    /// Whether others are among these.
    public func contains(_ member: AccessibilityTraits) -> Bool {
        rawValue & member.rawValue == member.rawValue
    }

    /// These and others.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formUnion(other) }
    }

    /// Those of these that are among others.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formIntersection(other) }
    }

    /// Those that are in one of both alone.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formSymmetricDifference(other) }
    }

    /// Adds others.
    public mutating func formUnion(_ other: AccessibilityTraits) {
        rawValue |= other.rawValue
    }

    /// Leaves those that are among others.
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        rawValue &= other.rawValue
    }

    /// Leaves those that are in one of both alone.
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

    /// Takes a trait away.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        rawValue &= ~member.rawValue
        return common.isEmpty ? nil : common
    }

    /// Adds a trait, or replaces it.
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

    /// The traits in words, with commas between them.
    public var description: String {
        Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
