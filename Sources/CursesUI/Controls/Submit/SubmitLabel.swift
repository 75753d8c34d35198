/// What a software keyboard writes on its Return key.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let done = SubmitLabel(name: "done")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let go = SubmitLabel(name: "go")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let send = SubmitLabel(name: "send")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let join = SubmitLabel(name: "join")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let route = SubmitLabel(name: "route")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let search = SubmitLabel(name: "search")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let `return` = SubmitLabel(name: "return")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let next = SubmitLabel(name: "next")
    /// As every submit label: a terminal's keyboard says "Return" or "Enter" by itself.
    public static let `continue` = SubmitLabel(name: "continue")
}

extension View {
    /// Has no effect: the Return key of a terminal's keyboard says what it says.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        self
    }
}
