/// The style where none is set: the field's cells are underlined.
public struct DefaultTextFieldStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.textAttributes(.underline)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// ``DefaultTextFieldStyle``, in short.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
