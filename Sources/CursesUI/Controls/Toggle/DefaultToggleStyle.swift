/// The style where none is set: a checkbox.
public struct DefaultToggleStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggleStyle().makeBody(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// ``DefaultToggleStyle``, in short.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
