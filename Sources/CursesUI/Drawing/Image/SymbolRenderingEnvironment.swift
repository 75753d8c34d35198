/// The rendering mode of symbols, and the foreground where it was set.
private struct SymbolRendering {
    let mode: SymbolRenderingMode?
    let foreground: ForegroundLevels?
}

private struct TintsSymbolsKey: EnvironmentKey {
    static let defaultValue = false
}

private struct SymbolRenderingKey: EnvironmentKey {
    static var defaultValue: SymbolRendering? { nil }
}

extension EnvironmentValues {
    /// The colours of symbols; `nil` for the default mode.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingKey.self]?.mode }
        set { self[SymbolRenderingKey.self] = SymbolRendering(mode: newValue, foreground: foregroundLevels) }
    }

    /// Whether symbols have the colour of the tint, if one is set, as the items of a palette have.
    var tintsSymbols: Bool {
        get { self[TintsSymbolsKey.self] }
        set { self[TintsSymbolsKey.self] = newValue }
    }

    /// Returns the natural colour of a symbol, or its tint in a palette; `nil` if it has none, or is to be drawn in the
    /// foreground style.
    ///
    /// - Parameter mode: the mode that the image sets itself.
    func naturalColor(ofSymbol name: String, _ mode: SymbolRenderingMode?) -> Color? {
        if mode == nil, tintsSymbols, let tintColor { return tintColor }
        return showsNaturalColors(mode) ? SymbolColors.color(of: name) : nil
    }

    /// Returns whether a symbol is shown in its natural colours.
    ///
    /// - Parameter mode: the mode that the image sets itself.
    func showsNaturalColors(_ mode: SymbolRenderingMode?) -> Bool {
        if let mode { return mode == .multicolor }
        guard !tintsSymbols || tintColor == nil, let rendering = self[SymbolRenderingKey.self] else { return false }
        return rendering.mode == .multicolor && rendering.foreground == foregroundLevels
    }
}
