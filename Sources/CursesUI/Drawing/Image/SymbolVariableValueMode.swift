/// How a symbol shows its variable value. In a terminal, a symbol is a character, which shows none.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// The same as every mode: the value is not shown.
    public static let color = SymbolVariableValueMode(name: "color")
    /// The same as every mode: the value is not shown.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
    /// Changes nothing: a symbol is a character, which shows no value.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { unchanged() }
}

extension Image {
    /// Returns the same image: a symbol is a character, which shows no value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
