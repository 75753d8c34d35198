/// Shows the individual views of some content in a custom way, as `Group(subviews:transform:)` does.
///
/// SwiftUI has these types without documentation. Apps from before iOS 18 use them:
///
/// ```swift
/// struct Separated: _VariadicView_UnaryViewRoot {
///     func body(children: _VariadicView.Children) -> some View {
///         ForEach(children) { child in
///             child
///             Divider()
///         }
///     }
/// }
///
/// _VariadicView.Tree(Separated()) { content }
/// ```
public enum _VariadicView {
    /// The individual views.
    public typealias Children = SubviewsCollection
    /// The type of a root.
    public typealias Root = _VariadicView_Root
    /// The type of a root that shows views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// The type of a root that shows one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// The type of a root that shows any number of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// Content that a root shows.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// Shows the content.
        public var root: Root
        /// The content.
        public var content: Content

        /// Creates a view that shows content with a root.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// Creates a view that shows content with a root.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View {
        if Root.self is any _VariadicView_UnaryViewRoot.Type {
            VStack(spacing: 0) { shown }
        } else {
            shown
        }
    }

    @MainActor
    private var shown: some View {
        Group(subviews: content) { root.body(children: $0) }
    }
}

/// Shows the individual views of some content.
public protocol _VariadicView_Root {}

/// Shows the individual views of some content as views.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    /// Returns the view that shows the individual views.
    @ViewBuilder @MainActor @preconcurrency
    func body(children: _VariadicView.Children) -> Body
}

/// Shows the individual views of some content as one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Shows the individual views of some content as any number of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
