/// A text, or a choice between texts.
indirect enum LocalizedVariant: Sendable {
    case text(String)
    /// By the plural category of a number.
    case plural([PluralCategory: LocalizedVariant])
    /// By the kind of device, such as `mac` or `iphone`.
    case device([String: LocalizedVariant])
    /// By the available space, in characters; each text is made for a number of characters.
    case width([Int: LocalizedVariant])
    /// An entry with variables of its own.
    case entry(LocalizedEntry)
}
