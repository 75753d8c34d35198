extension View {
    /// Hides the view and everything in it from the accessibility tree.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.isHidden = hidden }
    }

    /// Sets an identifier by which a test finds the view; users never see it.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String,
        isEnabled: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(isEnabled: isEnabled) { $0.identifier = identifier }
    }

    /// Adds traits to the view.
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = traits }
    }

    /// Removes traits that the view has.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits }
    }

    /// Makes the view one accessibility element.
    ///
    /// - Parameter children: the way in which the view's children appear in the element.
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.children = children }
    }

    /// Sets the view's order among its siblings in the accessibility tree. Views with higher priorities come first; the
    /// default is zero.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Marks the view as a heading. The level is not kept: the view only gets the trait
    /// ``AccessibilityTraits/isHeader``.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = .isHeader }
    }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
