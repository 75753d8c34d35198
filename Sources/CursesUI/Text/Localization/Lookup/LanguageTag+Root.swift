extension LanguageTag {
    /// No language in particular: `Base.lproj`, and tables outside the folders of languages.
    static let root = LanguageTag("root")
}
