/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    typealias _Label = _TextFieldStyleLabel

    /// The field with what the style puts around it. Whether it has the focus and is enabled, views
    /// read from the environment: `\.isFocused`, `\.isEnabled`.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<_Label>) -> _Body
}
