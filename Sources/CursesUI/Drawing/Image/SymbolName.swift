/// The name of a symbol, and what is shown for it.
struct SymbolName {
    let text: String

    init(_ name: String, in environment: EnvironmentValues) {
        let variants = environment.symbolVariants.suffixes.filter { !name.hasSuffix($0) }
        if let sign = Self.sign(for: name + variants.joined()) {
            text = sign
        } else if environment.isLabelIcon {
            text = environment.themeSymbols.bullet
        } else {
            text = name.split(separator: ".").joined(separator: " ")
        }
    }

    /// The sign of a name, or of what is left of it without some of its additions.
    static func sign(for name: String) -> String? {
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

/// What is added to the names of symbols.
public struct SymbolVariants: Hashable, Sendable {
    let suffixes: [String]

    /// The symbol itself.
    public static let none = SymbolVariants(suffixes: [])
    /// Its filled form.
    public static let fill = SymbolVariants(suffixes: [".fill"])
    /// Its form in a circle.
    public static let circle = SymbolVariants(suffixes: [".circle"])
    /// Its form in a square.
    public static let square = SymbolVariants(suffixes: [".square"])
    /// Its form in a rectangle.
    public static let rectangle = SymbolVariants(suffixes: [".rectangle"])
    /// Its form with a line through it.
    public static let slash = SymbolVariants(suffixes: [".slash"])

    /// These variants, and filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// These variants, and in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// These variants, and in a square.
    public var square: SymbolVariants { adding(.square) }
    /// These variants, and in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// These variants, and with a line through it.
    public var slash: SymbolVariants { adding(.slash) }

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
    /// What is added to the names of the symbols in the view.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How large the symbols in the view are meant to be; in a terminal there is one size.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Adds a variant to the names of the symbols in the view.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }

    /// Says how large the symbols in the view are meant to be; in a terminal there is one size.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }

    /// Changes nothing: a symbol has one colour in a terminal.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        self
    }
}
