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

extension LocalizedVariant {
    /// The text for any number, device and width.
    var usualText: String? {
        switch self {
        case .text(let text): text
        case .plural(let texts): texts[.other]?.usualText
        case .device(let texts): (texts["mac"] ?? texts["other"])?.usualText
        case .width(let texts): texts.max { $0.key < $1.key }?.value.usualText
        case .entry(let entry): entry.format.usualText
        }
    }
}
