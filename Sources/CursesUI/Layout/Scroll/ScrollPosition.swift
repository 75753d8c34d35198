import CursesUITerminal
import Foundation

/// The position of a scroll view, which an app can change, and which tells where the user has scrolled to.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { ... }
///     .scrollPosition($position)
///
/// Button("Down") { position.scrollTo(edge: .bottom) }
/// ```
public struct ScrollPosition: Sendable {
    enum Target: Sendable {
        case id(any Hashable & Sendable, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// Where the app has scrolled to.
    private(set) var target: Target?
    /// The number of the request: it tells a repeated request for the same target from the last one.
    private(set) var request = 0
    /// The first visible view after the user has scrolled.
    private var visibleID: (any Hashable & Sendable)?
    /// Whether the user has scrolled since the app last did.
    public private(set) var isPositionedByUser = false

    private init(_ target: Target?) {
        self.target = target
        request = target == nil ? 0 : 1
    }

    /// A position that the scroll view decides on.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(nil as Target?)
    }

    /// The position of a view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.id(id, anchor: anchor))
    }

    /// The position at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge))
    }

    /// The position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }

    /// The position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }

    /// The position at a column of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil))
    }

    /// The position at a row of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y))
    }

    private mutating func scroll(to target: Target) {
        self.target = target
        request += 1
        visibleID = nil
        isPositionedByUser = false
    }

    /// Scrolls to a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(to: .id(id, anchor: anchor))
    }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

    /// Scrolls to a column of the content.
    public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

    /// Scrolls to a row of the content.
    public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

    /// Notes that the user has scrolled.
    mutating func userDidScroll(to id: (any Hashable & Sendable)?) {
        target = nil
        visibleID = id
        isPositionedByUser = true
    }

    // MARK: The position

    /// The id of the view at the position; `nil` at an edge or a point.
    public var viewID: (any Hashable & Sendable)? {
        if case .id(let id, _)? = target { id } else { visibleID }
    }

    /// The id of the view at the position, if it has the type.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

    /// The edge at which the app has positioned the scroll view.
    public var edge: Edge? {
        if case .edge(let edge)? = target { edge } else { nil }
    }

    /// The point at which the app has positioned the scroll view.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The column at which the app has positioned the scroll view.
    public var x: CGFloat? {
        if case .point(let x, _)? = target { x } else { nil }
    }

    /// The row at which the app has positioned the scroll view.
    public var y: CGFloat? {
        if case .point(_, let y)? = target { y } else { nil }
    }
}

extension ScrollPosition: Equatable {
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        lhs.request == rhs.request && lhs.isPositionedByUser == rhs.isPositionedByUser && lhs.edge == rhs.edge
            && lhs.x == rhs.x && lhs.y == rhs.y
            && lhs.viewID.map { AnyHashable($0) } == rhs.viewID.map { AnyHashable($0) }
    }
}
