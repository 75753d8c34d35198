/// The meaning of a button's action.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind { case destructive, cancel, close, confirm }

    private let kind: Kind

    /// Deletes something; shown in the theme's colour for destructive actions.
    public static let destructive = ButtonRole(kind: .destructive)
    /// Cancels an operation, and changes nothing.
    public static let cancel = ButtonRole(kind: .cancel)
    /// Closes the current presentation.
    public static let close = ButtonRole(kind: .close)
    /// Accepts what was entered.
    public static let confirm = ButtonRole(kind: .confirm)
}
