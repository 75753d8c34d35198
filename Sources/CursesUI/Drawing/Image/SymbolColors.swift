/// The natural colours of well-known symbols, for ``SymbolRenderingMode/multicolor``.
enum SymbolColors {
    /// Returns the colour of a symbol, by the longest start of its name that has one; `nil` if it has none.
    static func color(of name: String) -> Color? {
        var parts = name.split(separator: ".")
        while !parts.isEmpty {
            if let color = colors[parts.joined(separator: ".")] { return color }
            parts.removeLast()
        }
        return nil
    }

    static let colors: [String: Color] = [
        "bolt": .yellow, "carrot": .orange, "checkmark.circle": .green, "checkmark.seal": .green, "drop": .blue,
        "exclamationmark.octagon": .red, "exclamationmark.triangle": .yellow, "flame": .orange, "heart": .red,
        "leaf": .green, "lightbulb": .yellow, "minus.circle": .red, "plus.circle": .green, "snowflake": .cyan,
        "star": .yellow, "stop": .red, "sun": .yellow, "sunrise": .orange, "sunset": .orange, "trash": .red,
        "tree": .green, "xmark.circle": .red, "xmark.octagon": .red,
    ]
}
