/// The name of a symbol, and the text that represents it.
package struct SymbolName {
    let text: String

    init(_ name: String, in environment: EnvironmentValues) {
        guard !name.isEmpty else {
            text = ""
            return
        }
        let name = environment.symbolVariants.name(of: name)
        // An unknown symbol is shown as a single character, because its name would not fit in the space of a symbol.
        text =
            Self.sign(for: name)?.text(environment.shownSymbolCharacters)
            ?? environment.themeSymbols.bullet
    }

    /// Returns whether there is a sign for the name of a symbol.
    package static func hasSign(for name: String) -> Bool { sign(for: name) != nil }

    /// Returns the sign for the name of a symbol. If there is none, suffixes such as `.circle` are removed from the
    /// name one by one, and then newer words of Apple's are replaced by older ones.
    static func sign(for name: String) -> SymbolTable.Sign? {
        if let sign = knownSign(for: name) { return sign }
        let words = name.split(separator: ".").map { renamed[$0] ?? $0 }.joined(separator: ".")
        return knownSign(for: words) ?? SymbolTable.Sign(numberOf: name)
    }

    private static let renamed: [Substring: Substring] = ["document": "doc", "arrowshape": "arrow"]

    private static func knownSign(for name: String) -> SymbolTable.Sign? {
        var parts = name.split(separator: ".")
        let isFilled = parts.contains("fill")
        while !parts.isEmpty {
            let shorter = parts.joined(separator: ".")
            if isFilled, let sign = SymbolTable.signs[shorter + ".fill"] { return sign }
            if let sign = SymbolTable.signs[shorter] { return sign }
            parts.removeLast()
        }
        return nil
    }
}

/// The variants that are added to the names of symbols.
public struct SymbolVariants: Hashable, Sendable {
    let suffixes: [String]

    /// The plain symbol.
    public static let none = SymbolVariants(suffixes: [])
    /// The filled variant.
    public static let fill = SymbolVariants(suffixes: [".fill"])
    /// The variant in a circle.
    public static let circle = SymbolVariants(suffixes: [".circle"])
    /// The variant in a square.
    public static let square = SymbolVariants(suffixes: [".square"])
    /// The variant in a rectangle.
    public static let rectangle = SymbolVariants(suffixes: [".rectangle"])
    /// The variant with a slash.
    public static let slash = SymbolVariants(suffixes: [".slash"])

    /// These variants and the filled variant.
    public var fill: SymbolVariants { adding(.fill) }
    /// These variants and the variant in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// These variants and the variant in a square.
    public var square: SymbolVariants { adding(.square) }
    /// These variants and the variant in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// These variants and the variant with a slash.
    public var slash: SymbolVariants { adding(.slash) }

    /// Returns whether a symbol with these variants has all of another set of variants.
    public func contains(_ other: SymbolVariants) -> Bool {
        other.suffixes.allSatisfy(suffixes.contains)
    }

    /// Returns the name of a symbol's variant. The names of symbols end in the shape, the slash and the fill, in this
    /// order: the slashed variant of `mic.fill` is `mic.slash.fill`.
    func name(of symbol: String) -> String {
        guard !suffixes.isEmpty else { return symbol }
        let ends = [".circle", ".square", ".rectangle", ".slash", ".fill"]
        var base = symbol
        var found: Set<String> = Set(suffixes)
        while let end = ends.first(where: base.hasSuffix) {
            found.insert(end)
            base.removeLast(end.count)
        }
        return base + ends.filter(found.contains).joined()
    }

    private func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(suffixes: suffixes + other.suffixes.filter { !suffixes.contains($0) })
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
    /// The variants that are added to the names of the symbols in the view.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The size of the symbols in the view relative to their font. It changes only symbols in a large font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the variants that are added to the names of the symbols in the view.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }

    /// Sets the size of the symbols in the view relative to their font. It changes only symbols in a large font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    /// Sets the colours of the symbols in the view.
    ///
    /// In a terminal, a symbol is a character in one colour. With ``SymbolRenderingMode/multicolor``, it is the natural
    /// colour of a well-known symbol, such as red for a heart, unless a foreground style is set within the view. The
    /// other modes show symbols in the first foreground style.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        unchanged().environment(\.symbolRenderingMode, mode)
    }
}
