/// How a search tab activates its search field. In a terminal, selecting the tab does not; Control-F does.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String

    /// The same as every activation: the search field waits for the focus.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// The same as every activation: the search field waits for the focus.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
    /// Changes nothing: selecting a tab does not activate its search field. Control-F does.
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { unchanged() }
}
