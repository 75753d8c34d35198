/// The look of the chosen item of a picker in the style ``PalettePickerStyle``.
public struct PaletteSelectionEffect: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, custom
        case symbolVariant(SymbolVariants)
    }

    let kind: Kind

    /// The item is between brackets, or on a different background.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)

    /// The symbols of the item have a variant, such as `.fill`. The marks of ``automatic`` stay, because many symbols
    /// have only one character in a terminal.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }

    /// The item has no mark, so the app shows which item is chosen. The focus is still shown.
    public static let custom = PaletteSelectionEffect(kind: .custom)
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    /// The look of the chosen items of palettes.
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the chosen items of the pickers in the view that have the style ``PalettePickerStyle``.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
