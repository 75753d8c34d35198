extension LocalizedVariant {
    /// Chooses the text for a context. If the text belongs to a nested entry, that entry is returned as well.
    ///
    /// - Parameter category: returns the plural categories of the number, in order of preference.
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

    /// One of the texts. Its conversions are representative.
    private var example: String {
        switch self {
        case .text(let text): text
        case .plural(let variants): Self.plural(variants, categories: []).example
        case .device(let variants): variants.min { $0.key < $1.key }?.value.example ?? ""
        case .width(let variants): variants.min { $0.key < $1.key }?.value.example ?? ""
        case .entry(let entry): entry.format.example
        }
    }

    /// Returns the variant for the first of the categories that has one. If none has, returns the variant for `other`,
    /// or else for the category nearest to it.
    private static func plural(
        _ variants: [PluralCategory: LocalizedVariant], categories: [PluralCategory]
    ) -> LocalizedVariant {
        (categories + PluralCategory.allCases.reversed()).lazy.compactMap { variants[$0] }.first ?? .text("")
    }

    private static func device(_ variants: [String: LocalizedVariant], _ device: LocalizedDevice) -> LocalizedVariant {
        device.names.lazy.compactMap { variants[$0] }.first
            ?? variants.min { $0.key < $1.key }?.value ?? .text("")
    }

    /// Returns the variant with the greatest width that fits, or with the smallest width if none fits.
    private static func width(_ variants: [Int: LocalizedVariant], _ limit: Int?) -> LocalizedVariant {
        let widths = variants.keys.sorted()
        let width = widths.last { $0 <= limit ?? .max } ?? widths.first
        return width.flatMap { variants[$0] } ?? .text("")
    }
}
