extension Text {
    /// Returns the same text: characters in cells have one form in all languages.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}
