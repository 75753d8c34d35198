/// The label of the Return key on a software keyboard.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let done = SubmitLabel(name: "done")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let go = SubmitLabel(name: "go")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let send = SubmitLabel(name: "send")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let join = SubmitLabel(name: "join")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let route = SubmitLabel(name: "route")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let search = SubmitLabel(name: "search")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let `return` = SubmitLabel(name: "return")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let next = SubmitLabel(name: "next")
    /// The same as every submit label: the keys of a terminal's keyboard have fixed labels.
    public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
    /// Has no effect: the keys of a terminal's keyboard have fixed labels.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        self
    }
}
