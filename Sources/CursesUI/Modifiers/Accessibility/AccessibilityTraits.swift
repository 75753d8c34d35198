/// What a part of the interface is and how it behaves, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var rawValue: UInt32

    public init() {
        rawValue = 0
    }

    private init(bit: UInt32) {
        rawValue = 1 << bit
    }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    public var isEmpty: Bool { rawValue == 0 }

    public func contains(_ member: AccessibilityTraits) -> Bool {
        rawValue & member.rawValue == member.rawValue
    }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formUnion(other) }
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formIntersection(other) }
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with { $0.formSymmetricDifference(other) }
    }

    public mutating func formUnion(_ other: AccessibilityTraits) {
        rawValue |= other.rawValue
    }

    public mutating func formIntersection(_ other: AccessibilityTraits) {
        rawValue &= other.rawValue
    }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        rawValue ^= other.rawValue
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        rawValue &= ~member.rawValue
        return common.isEmpty ? nil : common
    }

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
