/// A toggle with a checkbox before its label: `[x]` for on, `[ ]` for off, `[-]` for mixed.
public struct CheckboxToggleStyle: Sendable {
    /// The style, which has no options.
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
    @Environment(\.theme) private var theme

    var body: some View {
        let symbols = theme.symbols
        Text(
            verbatim: configuration.isMixed
                ? symbols.checkboxMixed
                : configuration.isOn ? symbols.checkboxOn : symbols.checkboxOff
        )
        .fixedSize()
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// The short form of ``CheckboxToggleStyle``.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
