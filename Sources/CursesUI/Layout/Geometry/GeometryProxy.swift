import CursesUITerminal
import Foundation

/// The size and position of a view, from a `GeometryReader` or `onGeometryChange`.
public struct GeometryProxy: Sendable {
    /// The size of the view, in units.
    public let size: CGSize
    /// The size of the view, in cells.
    package let cellSize: CellSize
    /// The conversion of the view's units to cells.
    package let metrics: CellMetrics
    private let place: GeometryPlace

    init(size: CellSize, _ metrics: CellMetrics, place: GeometryPlace) {
        self.size = metrics.units(size)
        cellSize = size
        self.metrics = metrics
        self.place = place
    }

    /// The sizes of the bars that the view touches: how far it would extend with `ignoresSafeArea()`. For a view that
    /// extends beneath bars, how far they cover it. Code that reads it is evaluated again when the insets have changed.
    ///
    /// The insets are zero for a view that touches no bar, in a scroll view, and off the main thread.
    public var safeAreaInsets: EdgeInsets {
        guard MainThread.isCurrent else { return EdgeInsets() }
        let sides = measure { $0.safeAreaInsets }
        return EdgeInsets(top: sides.minY, leading: sides.minX, bottom: sides.height, trailing: sides.width)
    }

    /// Returns the frame of the view. Code that reads it is evaluated again when the view has moved.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        measure { $0.frame(in: coordinateSpace) }
    }

    /// Returns the frame of the view. Code that reads it is evaluated again when the view has moved.
    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the bounds of the named ancestor, in the view's coordinates; `nil` if there is no such ancestor.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let rect = measure { $0.bounds(of: coordinateSpace.coordinateSpace) }
        return rect.isNull ? nil : rect
    }

    /// The size of the view's scroll view, or of the screen if there is none.
    var containerSize: CGSize { measure { $0.container }.size }

    /// The value of an anchor, which is a rectangle or a point from another view, in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(measure { $0.bounds(of: anchor.target) })
    }

    /// Measures the layout. Off the main thread, the layout is not accessible, so the view's own bounds are returned.
    private func measure(_ measure: @MainActor (GeometryPlace) -> CGRect) -> CGRect {
        guard MainThread.isCurrent else { return CGRect(origin: .zero, size: size) }
        let place = place
        return withoutActuallyEscaping(measure) { measure in
            let run = UncheckedValue(measure)
            return MainActor.assumeIsolated { UncheckedValue(run.value(place)) }.value
        }
    }
}

/// The position of a view, with a record of the values that were read from it.
@MainActor
final class GeometryPlace {
    private struct Answer {
        let measure: @MainActor () -> CGRect
        let rect: CGRect
    }

    private weak var node: LayoutNode?
    /// The object that depends on the view's position. If it is `nil`, reads are not recorded.
    private weak var follower: (any GeometryFollower)?
    private var answers: [Answer] = []

    init(_ node: LayoutNode?, follower: (any GeometryFollower)?) {
        self.node = node
        self.follower = follower
    }

    func frame(in space: CoordinateSpace) -> CGRect {
        answer { [weak node] in
            guard let node else { return .zero }
            return node.layoutContext.metrics.units(node.frame(in: space))
        }
    }

    func bounds(of space: CoordinateSpace) -> CGRect {
        answer { [weak node] in
            guard let node, let other = node.ancestor(of: space) else { return .null }
            let frame = CellRect(
                origin: other.screenOrigin - node.screenOrigin,
                size: other.frame.size
            )
            return node.layoutContext.metrics.units(frame)
        }
    }

    /// The safe area insets: the origin holds those at the top and leading edges, the size those at the other edges.
    var safeAreaInsets: CGRect {
        answer { [weak node] in
            guard let node else { return .zero }
            let insets = node.safeAreaInsets
            return node.layoutContext.metrics.units(
                CellRect(column: insets.leading, row: insets.top, width: insets.trailing, height: insets.bottom))
        }
    }

    /// The bounds of the scroll view around the view, or of the screen.
    var container: CGRect {
        guard let node else { return .zero }
        let ancestors = sequence(first: node, next: \.parent)
        let screen = ancestors.suffix(1).first ?? node
        let container = ancestors.first { $0 is ViewportLayoutNode } ?? screen
        // A viewport may be as large as its content, whose size depends on this view. The viewport's proposal does not.
        let offer = container.proposal
        let size = CellSize(
            width: min(offer.width ?? container.frame.size.width, screen.frame.size.width),
            height: min(offer.height ?? container.frame.size.height, screen.frame.size.height)
        )
        return node.layoutContext.metrics.units(CellRect(origin: .zero, size: size))
    }

    func bounds(of target: AnchorTarget) -> CGRect {
        answer { [weak node] in
            guard let node, let other = target.layoutNode else { return .zero }
            let frame = CellRect(
                origin: other.screenOrigin - node.screenOrigin,
                size: other.frame.size
            )
            return node.layoutContext.metrics.units(frame)
        }
    }

    private func answer(_ measure: @escaping @MainActor () -> CGRect) -> CGRect {
        let rect = measure()
        if let follower, let node {
            answers.append(Answer(measure: measure, rect: rect))
            node.queue.follow(follower)
        }
        return rect
    }

    /// Whether any value that was read has changed since.
    var hasChanged: Bool {
        answers.contains { $0.measure() != $0.rect }
    }
}

/// An object that depends on positions on the screen.
@MainActor
protocol GeometryFollower: AnyObject {
    /// Called after each layout while there are positions to follow. Returns `false` to stop following.
    func layoutDidEnd() -> Bool
}

extension CellMetrics {
    func units(_ rect: CellRect) -> CGRect {
        CGRect(
            origin: CGPoint(
                x: units(rect.origin.column, along: .horizontal),
                y: units(rect.origin.row, along: .vertical)
            ),
            size: units(rect.size)
        )
    }
}
