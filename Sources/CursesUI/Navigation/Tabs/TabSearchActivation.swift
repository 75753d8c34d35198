/// What activates the search of a tab for it. In a terminal, the search field is activated by its own key.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    /// The same as every activation: the search field waits for the focus.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// The same as every activation: the search field waits for the focus.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// Changes nothing: Control-F activates a search field.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { unchanged() }
}
