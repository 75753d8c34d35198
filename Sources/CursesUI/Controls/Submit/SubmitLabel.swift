/// The label of the Return key of a text field, which the line of key hints shows.
public struct SubmitLabel: Hashable, Sendable {
    let title: String

    /// The label "Done".
    public static let done = SubmitLabel(title: "Done")
    /// The label "Go".
    public static let go = SubmitLabel(title: "Go")
    /// The label "Send".
    public static let send = SubmitLabel(title: "Send")
    /// The label "Join".
    public static let join = SubmitLabel(title: "Join")
    /// The label "Route".
    public static let route = SubmitLabel(title: "Route")
    /// The label "Search".
    public static let search = SubmitLabel(title: "Search")
    /// The label of a field without one, "Submit".
    public static let `return` = SubmitLabel(title: "Submit")
    /// The label "Next".
    public static let next = SubmitLabel(title: "Next")
    /// The label "Continue".
    public static let `continue` = SubmitLabel(title: "Continue")
}

private struct SubmitLabelKey: EnvironmentKey {
    static let defaultValue = SubmitLabel.return
}

extension EnvironmentValues {
    /// The label of the Return key of text fields.
    var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Sets the label of the Return key of the text fields in the view. The line of key hints shows it if the fields have
    /// an action for Return. In a field with several lines, Return begins a line, and the hint says so.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.submitLabel, submitLabel)
    }
}
