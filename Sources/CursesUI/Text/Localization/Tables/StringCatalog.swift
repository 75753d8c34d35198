/// The contents of an `.xcstrings` file: the translations of its keys into all languages.
struct StringCatalog: Sendable {
    /// The language that the keys are written in.
    var sourceLanguage: LanguageTag
    var tables: [LanguageTag: LocalizedTable] = [:]
}
