import CursesUITerminal

/// The characters that symbols are shown with.
enum SymbolCharacters: Hashable, Sendable {
    case ascii
    case unicode
    /// Those of a Nerd Font, where it has a sign, and Unicode elsewhere.
    case nerdFont

    init(_ capabilities: Capabilities) {
        self = !capabilities.hasLineDrawing ? .ascii : capabilities.hasNerdFont ? .nerdFont : .unicode
    }
}

private struct SymbolCharactersKey: EnvironmentKey {
    static let defaultValue = SymbolCharacters.unicode
}

extension EnvironmentValues {
    static let symbolCharactersID = EnvironmentKeyID(SymbolCharactersKey.self)

    /// The characters that symbols are shown with.
    var symbolCharacters: SymbolCharacters {
        get { self[SymbolCharactersKey.self] }
        set { self[SymbolCharactersKey.self] = newValue }
    }

    /// The same in the theme of the view.
    var shownSymbolCharacters: SymbolCharacters { theme.borders == .ascii ? .ascii : symbolCharacters }
}
