extension View {
    /// Leaves the view and all in it out of what is told to those who do not see it.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.isHidden = hidden }
    }

    /// Gives the view a name by which a test finds it; no user meets it.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.identifier = identifier }
    }

    /// Says more of what the view is.
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = traits }
    }

    /// Takes back something of what the view is by itself.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits }
    }

    /// Makes the view one element.
    ///
    /// - Parameter children: what becomes of the parts of the view.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.children = children }
    }

    /// Says where among its neighbours the view is told of: the greatest number first; zero by itself.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Says that the view is a heading. There are no levels: it is a header.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = .isHeader }
    }
}

/// How far down in the order of headings one stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
