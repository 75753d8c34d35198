/// A text, or several texts from which one is chosen.
indirect enum LocalizedVariant: Sendable {
    case text(String)
    /// Chosen by the plural category of a number.
    case plural([PluralCategory: LocalizedVariant])
    /// Chosen by the kind of device, such as `mac` or `iphone`.
    case device([String: LocalizedVariant])
    /// Chosen by the available space, in characters. Each text is intended for a number of characters.
    case width([Int: LocalizedVariant])
    /// A nested entry with its own variables.
    case entry(LocalizedEntry)
}
