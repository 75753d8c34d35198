/// A part of a toolbar that is present by default.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    fileprivate let name: String

    /// The title of the screen.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The button that shows the sidebar, which a terminal does not have.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The search field, which is part of the screen in a terminal.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
    /// Removes a part of the toolbar that is present by default. In a terminal, only the title is.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        transformPreference(NavigationBarOptionsKey.self) {
            if defaultItemKind == .title { $0.hidesTitle = true }
        }
    }

    /// Adds items to the bars of the screen that contains the view. The user cannot rearrange them in a terminal.
    ///
    /// - Parameter id: has no effect.
    nonisolated public func toolbar<Content: ToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Sets the subtitle of the screen that contains the view, which is shown after the title.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.subtitle = subtitle }
    }

    /// Sets the subtitle of the screen that contains the view, which is shown after the title.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the subtitle of the screen that contains the view, which is shown after the title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
