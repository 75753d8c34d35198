/// The style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    typealias _Label = _TextFieldStyleLabel

    /// Decorates the field. Views read from the environment whether the field has the focus and is enabled:
    /// `\.isFocused`, `\.isEnabled`.
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<_Label>) -> _Body
}
