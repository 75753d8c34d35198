extension View {
    /// The older name of ``View/accessibilityLabel(_:isEnabled:)-(Text,_)``.
    nonisolated public func accessibility(
        label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }

    /// The older name of ``View/accessibilityValue(_:isEnabled:)-(Text,_)``.
    nonisolated public func accessibility(
        value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }

    /// The older name of ``View/accessibilityHint(_:isEnabled:)-(Text,_)``.
    nonisolated public func accessibility(
        hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }

    /// The older name of ``View/accessibilityHidden(_:isEnabled:)``.
    nonisolated public func accessibility(
        hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// The older name of ``View/accessibilityIdentifier(_:isEnabled:)``.
    nonisolated public func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityIdentifier(identifier)
    }

    /// The older name of ``View/accessibilityAddTraits(_:)``.
    nonisolated public func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAddTraits(traits)
    }

    /// The older name of ``View/accessibilityRemoveTraits(_:)``.
    nonisolated public func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityRemoveTraits(traits)
    }

    /// The older name of ``View/accessibilitySortPriority(_:)``.
    nonisolated public func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilitySortPriority(sortPriority)
    }
}
