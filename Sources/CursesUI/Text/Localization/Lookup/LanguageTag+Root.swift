extension LanguageTag {
    /// The root locale, for texts without a language: `Base.lproj`, and tables outside of the language folders.
    static let root = LanguageTag("root")
}
