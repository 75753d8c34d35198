/// The title of a screen.
struct NavigationTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) {
        value = value ?? nextValue()
    }
}

/// The title of the stack's visible screen, which becomes the title of the window.
struct WindowTitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    static func reduce(value: inout Text?, nextValue: () -> Text?) {
        value = value ?? nextValue()
    }
}

/// The options of a screen's bars.
struct NavigationBarOptions: Equatable {
    var isHidden = false
    var isBottomHidden = false
    var hidesBackButton = false
    var hidesTitle = false
    var subtitle: Text?
    var looks = BarLooks()
}

struct NavigationBarOptionsKey: PreferenceKey {
    static let defaultValue = NavigationBarOptions()

    static func reduce(
        value: inout NavigationBarOptions,
        nextValue: () -> NavigationBarOptions
    ) {
        let next = nextValue()
        value.isHidden = value.isHidden || next.isHidden
        value.isBottomHidden = value.isBottomHidden || next.isBottomHidden
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.hidesTitle = value.hidesTitle || next.hidesTitle
        value.subtitle = value.subtitle ?? next.subtitle
        value.looks = value.looks.completed(by: next.looks)
    }
}

/// The size of a title; in a terminal all titles are one row high.
public struct NavigationBarItem: Sendable {
    /// The size of a title; in a terminal all titles are one row high.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large
    }
}

/// The size of a title; in a terminal all titles are one row high.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// The same as every mode: one row.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// The same as every mode: one row.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    /// The same as every mode: one row.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// The same as every mode: one row.
    public static let large = ToolbarTitleDisplayMode(name: "large")
}

extension PreferenceKey {
    /// Whether the preference is meant only for the bars of the screen that contains the view.
    static var isForBars: Bool {
        self == NavigationTitleKey.self || self == ToolbarKey.self
            || self == NavigationBarOptionsKey.self
    }
}

extension View {
    /// Sets the title of the screen that contains the view. The bar at the top shows it.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        preference(key: NavigationTitleKey.self, value: title)
    }

    /// Sets the title of the screen that contains the view. The bar at the top shows it.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen that contains the view. The bar at the top shows it.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the screen that contains the view. It cannot be edited in a terminal.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Sets the title of the screen. Newer code uses `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the screen. Newer code uses `navigationTitle(_:)`.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the screen. Newer code uses `navigationTitle(_:)`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the screen. The display mode has no effect in a terminal.
    nonisolated public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }

    /// Sets the title of the screen. The display mode has no effect in a terminal.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the screen. The display mode has no effect in a terminal.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title)
    }

    /// Has no effect: all titles have the same size in a terminal.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        self
    }

    /// Has no effect: all titles have the same size in a terminal.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        self
    }
}
