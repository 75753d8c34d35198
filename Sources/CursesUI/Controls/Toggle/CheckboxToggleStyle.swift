/// A toggle with a box before its label: `[x]` for on, `[ ]` for off, `[-]` for mixed.
public struct CheckboxToggleStyle: Sendable {
    public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        ToggleControl(configuration: configuration) { isPressed in
            HStack(alignment: .firstTextBaseline, spacing: 1) {
                Text(verbatim: isPressed ? "[•]" : configuration.isMixed ? "[-]" : configuration.isOn ? "[x]" : "[ ]")
                ControlTitle { configuration.label }
            }
        }
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
