/// A field in a box with square corners, as ``RoundedBorderTextFieldStyle`` with round ones.
public struct SquareBorderTextFieldStyle: Sendable {
    /// The style, which takes nothing.
    public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
    public func _body(configuration: TextField<_Label>) -> some View {
        BorderedField(content: configuration, line: .light)
    }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// ``SquareBorderTextFieldStyle``, in short.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
