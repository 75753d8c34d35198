/// The plural categories of languages (UTS #35, Part 3, Language Plural Rules).
enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero
    case one
    case two
    case few
    case many
    case other
}
