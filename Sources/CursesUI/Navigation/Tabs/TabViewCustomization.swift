/// The changes that a user has made to the tabs. There are none, because tabs cannot be rearranged in a terminal.
public struct TabViewCustomization: Codable, Hashable, Sendable {
    /// No changes.
    public init() {}

    /// Discards the user's changes, of which there are none.
    public mutating func resetVisibility() {}

    /// Discards the user's order, of which there is none.
    public mutating func resetSectionOrder() {}
}

/// The changes that a user may make to a tab. In a terminal there are none.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// The same as every behaviour: nothing can be changed.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// The same as every behaviour: nothing can be changed.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// The same as every behaviour: nothing can be changed.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension View {
    /// Changes nothing: tabs cannot be rearranged.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

extension Tab {
    /// Changes nothing: tabs cannot be rearranged.
    nonisolated public func customizationID(_ id: String) -> Tab { self }

    /// Changes nothing: tabs cannot be rearranged.
    nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior) -> Tab { self }
}

extension TabSection {
    /// Changes nothing: tabs cannot be rearranged.
    nonisolated public func customizationID(_ id: String) -> TabSection { self }

    /// Changes nothing: tabs cannot be rearranged.
    nonisolated public func customizationBehavior(_ behavior: TabCustomizationBehavior) -> TabSection { self }
}
