import CursesUITerminal

/// The set of characters in which symbols are shown.
enum SymbolCharacters: Hashable, Sendable {
    case ascii
    case unicode
    /// The characters of a Nerd Font where it has them, and Unicode elsewhere.
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

    /// The set of characters in which symbols are shown.
    var symbolCharacters: SymbolCharacters {
        get { self[SymbolCharactersKey.self] }
        set { self[SymbolCharactersKey.self] = newValue }
    }

    /// The set of characters in which the view shows symbols: ASCII if the view's theme draws its borders in ASCII.
    var shownSymbolCharacters: SymbolCharacters { theme.borders == .ascii ? .ascii : symbolCharacters }
}
