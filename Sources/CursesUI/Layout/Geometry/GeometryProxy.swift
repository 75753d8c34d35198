import CursesUITerminal
import Foundation

/// What a view knows of its place: from a `GeometryReader`, or of `onGeometryChange`.
public struct GeometryProxy: Sendable {
    /// Columns and rows of the reader.
    public let size: CGSize
    private let place: GeometryPlace

    init(size: CGSize, place: GeometryPlace) {
        self.size = size
        self.place = place
    }

    /// None: all of a terminal's screen is safe.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Where the view is; what asks for it is asked again when the view has moved.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        measure { $0.frame(in: coordinateSpace) }
    }

    /// Where the view is; what asks for it is asked again when the view has moved.
    @_disfavoredOverload
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a view around that has a name, in the view's own coordinates; `nil` where there is
    /// no such view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let rect = measure { $0.bounds(of: coordinateSpace.coordinateSpace) }
        return rect.isNull ? nil : rect
    }

    /// The size of what the view scrolls in, else of the screen.
    var containerSize: CGSize { measure { $0.container }.size }

    /// A rectangle or a point of another view, in the view's own coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.value(measure { $0.bounds(of: anchor.target) })
    }

    /// The view's own bounds off the main thread, where nothing is known of the layout.
    private func measure(_ measure: @MainActor (GeometryPlace) -> CGRect) -> CGRect {
        guard MainThread.isCurrent else { return CGRect(origin: .zero, size: size) }
        let place = place
        return withoutActuallyEscaping(measure) { measure in
            let run = UncheckedValue(measure)
            return MainActor.assumeIsolated { UncheckedValue(run.value(place)) }.value
        }
    }
}

/// Where a view is, and what was asked about that.
@MainActor
final class GeometryPlace {
    private struct Answer {
        let measure: @MainActor () -> CGRect
        let rect: CGRect
    }

    private weak var node: LayoutNode?
    /// What depends on the view's place; where it is `nil` nothing is remembered.
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

    /// What the view scrolls in, else the screen.
    var container: CGRect {
        guard let node else { return .zero }
        let ancestors = sequence(first: node, next: \.parent)
        let screen = ancestors.suffix(1).first ?? node
        let container = ancestors.first { $0 is ViewportLayoutNode } ?? screen
        // A viewport may be as large as its content, whose size depends on this one. Its proposal does not.
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

    /// Whether something that was asked for is another thing now.
    var hasChanged: Bool {
        answers.contains { $0.measure() != $0.rect }
    }
}

/// What depends on where something is on the screen.
@MainActor
protocol GeometryFollower: AnyObject {
    /// Called after each layout, until there is nothing to follow any more; returns whether there is.
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
