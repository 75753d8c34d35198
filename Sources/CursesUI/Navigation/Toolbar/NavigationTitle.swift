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
    var titleMode: ToolbarTitleDisplayMode?
    var role: ToolbarRole?
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
        value.titleMode = value.titleMode ?? next.titleMode
        value.role = value.role ?? next.role
        value.looks = value.looks.completed(by: next.looks)
    }
}

/// The size of a title.
public struct NavigationBarItem: Sendable {
    /// The place of a title: in the bar, or with `large` in a row of its own.
    public enum TitleDisplayMode: Hashable, Sendable {
        case automatic, inline, large

        fileprivate var mode: ToolbarTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .large: .large
            }
        }
    }
}

/// The size of a title. All titles have the height of one row in a terminal; the modes set where the title is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    private let name: String

    /// In the middle of the bar.
    public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
    /// In the middle of the bar.
    public static let inline = ToolbarTitleDisplayMode(name: "inline")
    /// At the leading end of the bar, after the back button and other items.
    public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
    /// In a row of its own beneath the items of the bar, at the leading edge.
    public static let large = ToolbarTitleDisplayMode(name: "large")
}

extension PreferenceKey {
    /// Whether the preference is meant only for the bars of the screen that contains the view.
    static var isForBars: Bool {
        self == NavigationTitleKey.self || self == ToolbarKey.self
            || self == NavigationBarOptionsKey.self || self == HiddenTabBarKey.self
    }
}

extension View {
    /// Sets the title of the screen that contains the view. The bar at the top shows it.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        preference(key: NavigationTitleKey.self, value: title)
    }

    /// Sets the title of a screen whose views do not set one themselves; `nil` has no effect.
    nonisolated package func navigationTitle(default title: Text?) -> some View {
        transformPreference(NavigationTitleKey.self) { $0 = $0 ?? title }
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

    /// Sets the title of the screen, and where it is shown. Newer code uses `navigationTitle(_:)` and
    /// `navigationBarTitleDisplayMode(_:)`.
    nonisolated public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen, and where it is shown. Newer code uses `navigationTitle(_:)` and
    /// `navigationBarTitleDisplayMode(_:)`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen, and where it is shown. Newer code uses `navigationTitle(_:)` and
    /// `navigationBarTitleDisplayMode(_:)`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets where the title of the screen that contains the view is shown.
    ///
    /// A large title is bold and in a row of its own, beneath the items of the bar. Other titles are in the middle of the
    /// bar; a terminal saves the row of a title that is automatically large on devices.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        toolbarTitleDisplayMode(displayMode.mode)
    }

    /// Sets where the title of the screen that contains the view is shown: in the middle of the bar, at its leading end,
    /// or in a row of its own.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        transformPreference(NavigationBarOptionsKey.self) { $0.titleMode = mode }
    }
}
