import CursesUITerminal
import Foundation

/// A coordinate space, identified by its origin.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // `@unchecked` is safe, because the name is a constant that is never written after its creation.

    /// The coordinates of the screen, with the origin in its upper left corner.
    case global
    /// The coordinates of the view itself, with the origin in its upper left corner.
    case local
    /// The coordinates of the ancestor with the name, with the origin in its upper left corner.
    case named(AnyHashable)

    /// Whether it is the space of the screen.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space that is represented by a type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space of the screen.
    public init() {}

    /// The space of the screen.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the coordinate space of the view itself.
    public init() {}

    /// The view's own space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a named ancestor.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
    /// The named coordinate space.
    public let coordinateSpace: CoordinateSpace

    /// The reserved name of the nearest scroll view.
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
    /// Returns the coordinate space of the ancestor with the given name; see `coordinateSpace(_:)`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// The coordinate space of the scroll view around the view.
    public static var scrollView: NamedCoordinateSpace { .named(NamedCoordinateSpace.Known.scrollView) }

    /// Returns the coordinate space of the scroll view around the view, regardless of the scroll view's axes.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// Names the coordinate space of the modified view.
struct CoordinateSpaceModifier {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: LayoutModifier {}

extension LayoutNode {
    /// Returns the node's frame in a coordinate space.
    func frame(in space: CoordinateSpace) -> CellRect {
        CellRect(origin: screenOrigin - origin(of: space), size: frame.size)
    }

    /// Returns the origin of a coordinate space around the node, in screen coordinates.
    func origin(of space: CoordinateSpace) -> CellPoint {
        switch space {
        case .global: .zero
        case .local: screenOrigin
        case .named: ancestor(of: space)?.screenOrigin ?? .zero
        }
    }

    /// Returns the ancestor that a coordinate space names.
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
    /// Names the view's coordinate space, so that the views inside it can measure their positions relative to it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, so that the views inside it can measure their positions relative to it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension NamedCoordinateSpace {
    nonisolated fileprivate var name: AnyHashable {
        if case .named(let name) = coordinateSpace { name } else { AnyHashable(coordinateSpace) }
    }
}
