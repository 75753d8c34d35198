/// A toggle with a checkbox before its label: `[x]` for on, `[ ]` for off, `[-]` for mixed.
public struct CheckboxToggleStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ToggleControl(configuration: configuration) {
            HStack(alignment: .firstTextBaseline, columns: 1) {
                Checkbox(configuration: configuration)
                ControlTitle { configuration.label }
            }
        }
    }
}

private struct Checkbox: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.themeSymbols) private var symbols
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        Text(verbatim: design.surfaces == nil || !isStandard ? symbol : bare)
            .fixedSize()
            .modifier(ControlSurface(look: isStandard ? surface : nil))
    }

    private var symbol: String {
        configuration.isMixed
            ? symbols.checkboxMixed
            : configuration.isOn ? symbols.checkboxOn : symbols.checkboxOff
    }

    /// The symbol without brackets. It is used if a background colour marks the checkbox.
    private var bare: String {
        configuration.isMixed ? " − " : configuration.isOn ? " \(symbols.checkmark) " : "   "
    }

    /// Whether the theme uses the standard symbols for checkboxes.
    private var isStandard: Bool { symbols.checkboxOn == Theme.Symbols().checkboxOn && symbols != .ascii }

    private var surface: ControlSurface.Look? {
        guard let surfaces = design.surfaces else { return nil }
        // The row already has the focus colour as its background, so the checkbox uses the text colour of that
        // background instead.
        if isFocused, isEnabled { return ControlSurface.Look(fill: surfaces.onFocused, text: surfaces.focused) }
        let isFilled = isEnabled && (configuration.isOn || configuration.isMixed)
        return isFilled
            ? ControlSurface.Look(fill: surfaces.focused, text: surfaces.onFocused)
            : ControlSurface.Look(fill: isEnabled ? surfaces.edge : surfaces.control, text: surfaces.disabled)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// The short form of ``CheckboxToggleStyle``.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
