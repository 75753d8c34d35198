/// How the colours of a symbol are filled. In a terminal, a symbol is a character of one colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    /// The same as every mode: one colour.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// The same as every mode: one colour.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value. In a terminal, a symbol is a character, which shows none.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// The same as every mode: the value is not shown.
    public static let color = SymbolVariableValueMode(name: "color")
    /// The same as every mode: the value is not shown.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
    /// Changes nothing: a symbol is a character of one colour.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { unchanged() }

    /// Changes nothing: a symbol is a character, which shows no value.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { unchanged() }
}

extension Image {
    /// Returns the same image: a symbol is a character of one colour.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

    /// Returns the same image: a symbol is a character, which shows no value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
