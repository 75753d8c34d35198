/// A text, or the choice of a text.
indirect enum LocalizedVariant: Sendable {
    case text(String)
    /// By the plural category of a number.
    case plural([PluralCategory: LocalizedVariant])
    /// By the kind of device, such as `mac` or `iphone`.
    case device([String: LocalizedVariant])
    /// By the room, in characters that each text is made for.
    case width([Int: LocalizedVariant])
    /// An entry with variables of its own.
    case entry(LocalizedEntry)
}
