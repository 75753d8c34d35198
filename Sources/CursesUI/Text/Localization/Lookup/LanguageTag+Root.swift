extension LanguageTag {
    /// No particular language: `Base.lproj`, and tables outside of the language folders.
    static let root = LanguageTag("root")
}
