/// The style of split views.
///
/// A style of your own decorates the columns of one that exists:
///
/// ```swift
/// struct Framed: NavigationSplitViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         BalancedNavigationSplitViewStyle().makeBody(configuration: configuration).border(.blue)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View

    typealias Configuration = NavigationSplitViewStyleConfiguration

    /// Returns the split view that the style shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The columns of a split view for its style.
public struct NavigationSplitViewStyleConfiguration {
    let columns: AnyView
}

/// The columns share the width, as with ``BalancedNavigationSplitViewStyle``.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the split view that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
    }
}

/// The columns share the width: the columns before the detail take up to 30 columns of the terminal each.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the split view that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.columns.environment(\.isDetailProminent, false)
    }
}

/// The detail keeps as much of the width as possible: each column before it takes 16 columns of the terminal, or the
/// least width that `navigationSplitViewColumnWidth` allows. Nothing lies above the detail in a terminal.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the split view that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.columns.environment(\.isDetailProminent, true)
    }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The short form of ``AutomaticNavigationSplitViewStyle``.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The short form of ``BalancedNavigationSplitViewStyle``.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The short form of ``ProminentDetailNavigationSplitViewStyle``.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum NavigationSplitViewStyling<S: NavigationSplitViewStyle>: StyleWitness {
    static func makeBody(_ style: S, _ configuration: NavigationSplitViewStyleConfiguration) -> some View {
        style.makeBody(configuration: configuration)
    }
}

private struct IsDetailProminentKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The style of the split views in the view; `nil` for the automatic one.
    var navigationSplitViewStyle: AnyStyle<NavigationSplitViewStyleConfiguration>? {
        get { self[CustomStyleKey<NavigationSplitViewStyleConfiguration>.self] }
        set { self[CustomStyleKey<NavigationSplitViewStyleConfiguration>.self] = newValue }
    }

    /// Whether the columns before the detail are as narrow as possible.
    var isDetailProminent: Bool {
        get { self[IsDetailProminentKey.self] }
        set { self[IsDetailProminentKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the split views in the view: how their columns share the width.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.navigationSplitViewStyle, AnyStyle(style, NavigationSplitViewStyling<S>.self))
    }
}

/// Passes on whether the detail is prominent to the columns of a split view.
struct SplitStyleReader<Content: View>: View {
    let columns: (Bool) -> Content
    @Environment(\.isDetailProminent) private var isDetailProminent

    init(@ViewBuilder columns: @escaping (Bool) -> Content) {
        self.columns = columns
    }

    var body: some View { columns(isDetailProminent) }
}
