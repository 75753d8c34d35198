/// A stack of screens, with the syntax of earlier releases of SwiftUI.
///
/// ```swift
/// NavigationView {
///     List {
///         NavigationLink("Paris") { CityView(paris) }
///         NavigationLink("Rome") { CityView(rome) }
///     }
///     .navigationTitle("Cities")
/// }
/// ```
///
/// ```text
///             Cities
/// ──────────────────────────────
/// Paris                        ›
/// Rome                         ›
/// ```
///
/// ```text
/// ‹ Cities    Paris
/// ──────────────────────────────
/// 2,100,000 inhabitants
/// ```
///
/// It works like a ``NavigationStack`` with `NavigationLink(destination:)`. The first of several views is the root; for
/// columns use ``NavigationSplitView``.
public struct NavigationView<Content: View> {
    let content: Content

    /// Creates a stack of screens. The first view is the root.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension NavigationView: View {
    public var body: some View {
        NavigationStack { FirstView { content } }
    }
}

/// The first of several views.
struct FirstView<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension FirstView: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<FirstView> {
        FirstViewNode(self, in: context) { $0.content }
    }
}

final class FirstViewNode<Content: View>: SingleChildNode<FirstView<Content>, Content> {
    override func makeLayoutNodes() -> [LayoutNode] { Array(child.layoutNodes.prefix(1)) }
}

/// How a navigation view shows its screens.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A style that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no options.
    nonisolated public init() {}
}

/// A style that shows screens in columns. A terminal shows one screen at a time.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no options.
    nonisolated public init() {}
}

/// A style that shows screens in columns. A terminal shows one screen at a time.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style, which has no options.
    nonisolated public init() {}
}

/// The default style: one screen at a time.
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

extension View {
    /// Has no effect: a navigation view in a terminal shows one screen at a time.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        unchanged()
    }
}
