import CursesUITerminal
import Foundation

/// The geometry of a scroll view, in the units of the app.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the content that is shown in the upper left corner.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The insets of the content, which are always zero in a terminal.
    public var contentInsets: EdgeInsets
    /// The size of the visible part.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible part of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The visible part of the content. In a terminal it is the same as ``visibleRect``, because there are no insets.
    public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry {
    @MainActor
    init(_ viewport: ViewportLayoutNode) {
        let metrics = viewport.layoutContext.metrics
        self.init(
            contentOffset: CGPoint(
                x: metrics.units(viewport.offset.column, along: .horizontal),
                y: metrics.units(viewport.offset.row, along: .vertical)
            ),
            contentSize: metrics.units(viewport.contentSize),
            contentInsets: EdgeInsets(),
            containerSize: metrics.units(viewport.window)
        )
    }
}

/// Runs an action when a value derived from the geometry of a scroll view has changed.
struct ScrollGeometryModifier<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: GeometryChangeModifier {
    func value(of node: Node) -> Value? {
        node.scrollViewport.map { transform(ScrollGeometry($0)) }
    }
}

extension Node {
    /// The scroll view in the node's subtree, or else the scroll view around the node.
    final var scrollViewport: ViewportLayoutNode? {
        if let inside = layoutNodes.lazy.compactMap(\.firstViewport).first { return inside }
        return layoutNodes.first?.enclosingViewport
    }
}

extension LayoutNode {
    /// The scroll view around the node.
    var enclosingViewport: ViewportLayoutNode? {
        sequence(first: self, next: \.parent).dropFirst().lazy
            .compactMap { $0 as? ViewportLayoutNode }.first { $0.isScrollArea }
    }
}

extension View {
    /// Runs an action with a value derived from the geometry of the scroll view, initially and whenever the value has
    /// changed.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }
}
