/// Screens in front of each other, as earlier releases of SwiftUI write it.
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
/// It works as a ``NavigationStack``, in which `NavigationLink(destination:)` leads on. Of several
/// views the first one is the root; in a window for columns use ``NavigationSplitView``.
public struct NavigationView<Content: View> {
    let content: Content

    /// Screens, of which the first view is the root.
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

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style, which takes nothing.
    nonisolated public init() {}
}

/// Screens in columns; in a terminal one at a time.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// The style, which takes nothing.
    nonisolated public init() {}
}

/// Screens in columns; in a terminal one at a time.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// The style, which takes nothing.
    nonisolated public init() {}
}

/// As the platform has it: one screen at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The style, which takes nothing.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// ``StackNavigationViewStyle``, in short.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// ``ColumnNavigationViewStyle``, in short.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// ``DefaultNavigationViewStyle``, in short.
    nonisolated public static var automatic: DefaultNavigationViewStyle {
        DefaultNavigationViewStyle()
    }
}

extension View {
    /// Has no effect: a navigation view in a terminal shows one screen at a time.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        self
    }
}
