/// The label of the Return key on a software keyboard.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let done = SubmitLabel(name: "done")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let go = SubmitLabel(name: "go")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let send = SubmitLabel(name: "send")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let join = SubmitLabel(name: "join")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let route = SubmitLabel(name: "route")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let search = SubmitLabel(name: "search")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let `return` = SubmitLabel(name: "return")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let next = SubmitLabel(name: "next")
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        self
    }
}
