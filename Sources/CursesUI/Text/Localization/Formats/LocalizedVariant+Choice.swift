extension LocalizedVariant {
    /// The text for a number of a plural category, and the entry that it belongs to, if that is a different one.
    ///
    /// - Parameter category: gives the category of the number; a number that is zero may have `zero` in each language.
    func choice(
        in context: FormatContext, category: (_ example: String) -> [PluralCategory]
    ) -> (text: String, entry: LocalizedEntry?) {
        switch self {
        case .text(let text): (text, nil)
        case .plural(let variants):
            Self.plural(variants, categories: category(example)).choice(in: context, category: category)
        case .device(let variants): Self.device(variants, context.device).choice(in: context, category: category)
        case .width(let variants): Self.width(variants, context.width).choice(in: context, category: category)
        case .entry(let entry): (entry.format.choice(in: context, category: category).text, entry)
        }
    }

    /// One of the texts, from which the conversions can be read.
    private var example: String {
        switch self {
        case .text(let text): text
        case .plural(let variants): Self.plural(variants, categories: []).example
        case .device(let variants): variants.min { $0.key < $1.key }?.value.example ?? ""
        case .width(let variants): variants.min { $0.key < $1.key }?.value.example ?? ""
        case .entry(let entry): entry.format.example
        }
    }

    /// The variant of the first category that has one; if there is none, `other`, or else the category nearest to it.
    private static func plural(
        _ variants: [PluralCategory: LocalizedVariant], categories: [PluralCategory]
    ) -> LocalizedVariant {
        (categories + PluralCategory.allCases.reversed()).lazy.compactMap { variants[$0] }.first ?? .text("")
    }

    private static func device(_ variants: [String: LocalizedVariant], _ device: LocalizedDevice) -> LocalizedVariant {
        device.names.lazy.compactMap { variants[$0] }.first
            ?? variants.min { $0.key < $1.key }?.value ?? .text("")
    }

    /// The variant for the greatest width that fits, or for the smallest width if none fits.
    private static func width(_ variants: [Int: LocalizedVariant], _ limit: Int?) -> LocalizedVariant {
        let widths = variants.keys.sorted()
        let width = widths.last { $0 <= limit ?? .max } ?? widths.first
        return width.flatMap { variants[$0] } ?? .text("")
    }
}
