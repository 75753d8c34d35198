/// How the colours of a symbol are filled. In a terminal, a symbol is a character of one colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    /// The same as every mode: one colour.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// The same as every mode: one colour.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
    /// Changes nothing: a symbol is a character of one colour.
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { unchanged() }
}

extension Image {
    /// Returns the same image: a symbol is a character of one colour.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
