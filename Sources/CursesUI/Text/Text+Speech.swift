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

    /// Returns the same text: characters in cells have one form in all languages.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
