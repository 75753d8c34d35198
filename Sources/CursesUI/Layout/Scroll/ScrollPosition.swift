import CursesUITerminal
import Foundation

/// The position of a scroll view. An app can change it, and it also reflects the position to which the user has
/// scrolled.
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

    /// The target of the app's last request to scroll.
    private(set) var target: Target?
    /// The number of the request. It distinguishes a repeated request for the same target from the previous one.
    private(set) var request = 0
    /// The id of the first visible view after the user has scrolled.
    private var visibleID: (any Hashable & Sendable)?
    /// Whether the user has scrolled since the app last scrolled.
    public private(set) var isPositionedByUser = false

    private init(_ target: Target?) {
        self.target = target
        request = target == nil ? 0 : 1
    }

    /// Creates a position without a target, which leaves the scroll view where it is.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
        self.init(nil as Target?)
    }

    /// Creates a position at a view.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
        self.init(.id(id, anchor: anchor))
    }

    /// Creates a position at an edge.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
        self.init(.edge(edge))
    }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }

    /// Creates a position at a point of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }

    /// Creates a position at a column of the content.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil))
    }

    /// Creates a position at a row of the content.
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

    /// Returns the id of the view at the position, if it has the given type.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

    /// The edge to which the app has scrolled.
    public var edge: Edge? {
        if case .edge(let edge)? = target { edge } else { nil }
    }

    /// The point to which the app has scrolled.
    public var point: CGPoint? {
        guard let x, let y else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The column to which the app has scrolled.
    public var x: CGFloat? {
        if case .point(let x, _)? = target { x } else { nil }
    }

    /// The row to which the app has scrolled.
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
