import Foundation

extension Text {
    /// Returns the same text: a terminal has one typeface.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// Returns the same text: a terminal does not speak.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Returns the same text: a terminal does not speak.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Returns the same text: a terminal does not speak.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    // The following are disfavored, so that a view gets the modifier of `View`, which has an effect.

    /// Returns the same text, for concatenations. For a whole text, there is the modifier of views.
    @_disfavoredOverload
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Returns the same text, for concatenations. For a whole text, there is the modifier of views.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: Text) -> Text { self }

    /// Returns the same text, for concatenations. For a whole text, there is the modifier of views.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

    /// Returns the same text, for concatenations. For a whole text, there is the modifier of views.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }

    /// Returns the same text, for concatenations. For a whole text, there is the modifier of views.
    @_disfavoredOverload
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }

    /// Returns the same text: characters in cells have one form in all languages.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
