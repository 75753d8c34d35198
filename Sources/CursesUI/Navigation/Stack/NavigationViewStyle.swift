/// How a navigation view shows its screens.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A style that shows one screen at a time, beginning with the first view.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no options.
    nonisolated public init() {}
}

/// A style that shows the views in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no options.
    nonisolated public init() {}
}

/// A style that shows the first two views in columns.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no options.
    nonisolated public init() {}
}

/// The default style: columns for several views, and otherwise one screen at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no options.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The navigation view style that shows one screen at a time.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// The navigation view style that shows columns.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default navigation view style.
    nonisolated public static var automatic: DefaultNavigationViewStyle {
        DefaultNavigationViewStyle()
    }
}

/// The appearance of a navigation view.
enum NavigationViewLook {
    case automatic, stack, columns, doubleColumn
}

private struct NavigationViewLookKey: EnvironmentKey {
    static let defaultValue = NavigationViewLook.automatic
}

extension EnvironmentValues {
    var navigationViewLook: NavigationViewLook {
        get { self[NavigationViewLookKey.self] }
        set { self[NavigationViewLookKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the navigation views in the view show a stack of screens or columns.
    ///
    /// Columns need a width of 60 columns of characters, as those of a ``NavigationSplitView``. In less space the first
    /// one is shown, and leads to the others.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        let look: NavigationViewLook =
            switch style {
            case is StackNavigationViewStyle: .stack
            case is ColumnNavigationViewStyle: .columns
            case is DoubleColumnNavigationViewStyle: .doubleColumn
            default: .automatic
            }
        return environment(\.navigationViewLook, look)
    }
}
