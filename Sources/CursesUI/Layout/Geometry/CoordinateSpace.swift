import CursesUITerminal
import Foundation

/// The origin of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // The name is a constant that is never written after its creation.

    /// Coordinates from the upper left corner of the screen.
    case global
    /// Coordinates from the upper left corner of the view itself.
    case local
    /// Coordinates from the upper left corner of the ancestor with the name.
    case named(AnyHashable)

    /// Whether it is the space of the screen.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space, given by its type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    /// The space of the screen.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    /// The view's own space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
    /// The space with the name.
    public let coordinateSpace: CoordinateSpace

    /// The name of the scroll view around a view.
    fileprivate enum Known: Hashable {
        case scrollView
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the screen; see ``GlobalCoordinateSpace``.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself; see ``LocalCoordinateSpace``.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the ancestor with a name; see `coordinateSpace(_:)`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The coordinate space of the scroll view around the view.
    public static var scrollView: NamedCoordinateSpace { .named(NamedCoordinateSpace.Known.scrollView) }

    /// The coordinate space of the scroll view around the view, whatever its axes are.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// Names the coordinate space of the modified view.
struct CoordinateSpaceModifier {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: LayoutModifier {}

extension LayoutNode {
    /// The node's frame in a coordinate space.
    func frame(in space: CoordinateSpace) -> CellRect {
        CellRect(origin: screenOrigin - origin(of: space), size: frame.size)
    }

    /// The origin of a coordinate space around the node, in the screen's cells.
    func origin(of space: CoordinateSpace) -> CellPoint {
        switch space {
        case .global: .zero
        case .local: screenOrigin
        case .named: ancestor(of: space)?.screenOrigin ?? .zero
        }
    }

    /// The ancestor with the name of a space.
    func ancestor(of space: CoordinateSpace) -> LayoutNode? {
        guard case .named(let name) = space else { return nil }
        return sequence(first: self, next: \.parent).first { $0.hasName(name) }
    }

    private func hasName(_ name: AnyHashable) -> Bool {
        if let node = self as? ModifierLayoutNode<CoordinateSpaceModifier> {
            return node.modifier.name == name
        }
        return self is ViewportLayoutNode && name == AnyHashable(NamedCoordinateSpace.Known.scrollView)
    }
}

extension View {
    /// Names the view's coordinate space, so that views in it can measure their position in it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, so that views in it can measure their position in it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension NamedCoordinateSpace {
    nonisolated fileprivate var name: AnyHashable {
        if case .named(let name) = coordinateSpace { name } else { AnyHashable(coordinateSpace) }
    }
}
