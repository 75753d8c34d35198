/// The style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View

    typealias _Label = _TextFieldStyleLabel

    /// Decorates the field. The environment tells views whether the field has the focus (`\.isFocused`) and whether it
    /// is enabled (`\.isEnabled`).
    @ViewBuilder @MainActor @preconcurrency
    func _body(configuration: TextField<_Label>) -> _Body
}
