/// The default style: a checkbox.
public struct DefaultToggleStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The short form of ``DefaultToggleStyle``.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
