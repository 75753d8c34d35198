import CursesUITerminal
import Foundation

/// Where a place is counted from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // A name is a constant, which no one writes once it is there.

    /// From the upper left corner of the screen.
    case global
    /// From the upper left corner of the view itself.
    case local
    /// From the upper left corner of the view around it that has the name.
    case named(AnyHashable)

    /// Whether it is the screen's.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space by its type.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// That of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space, which takes nothing.
    public init() {}

    /// The screen's.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// That of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// The space, which takes nothing.
    public init() {}

    /// The view's own.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// That of a view around the view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
    /// The one that bears the name.
    public let coordinateSpace: CoordinateSpace

    /// What the scroll view around a view is known by.
    fileprivate enum Known: Hashable {
        case scrollView
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// ``GlobalCoordinateSpace``, in short.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// ``LocalCoordinateSpace``, in short.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The one that bears a name; see `coordinateSpace(_:)`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }

    /// That of the scroll view around the view.
    public static var scrollView: NamedCoordinateSpace { .named(NamedCoordinateSpace.Known.scrollView) }

    /// That of the scroll view around the view, along whichever axis it scrolls.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// Gives the modified view a name that views in it count places from.
struct CoordinateSpaceModifier {
    let name: AnyHashable
}

extension CoordinateSpaceModifier: LayoutModifier {}

extension LayoutNode {
    /// The node's frame, counted from a space.
    func frame(in space: CoordinateSpace) -> CellRect {
        CellRect(origin: screenOrigin - origin(of: space), size: frame.size)
    }

    /// Where a space around the node begins, in the screen's cells.
    func origin(of space: CoordinateSpace) -> CellPoint {
        switch space {
        case .global: .zero
        case .local: screenOrigin
        case .named: ancestor(of: space)?.screenOrigin ?? .zero
        }
    }

    /// The view around that has the name of a space.
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
    /// Names the view, so that views in it can say where they are within it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view, so that views in it can say where they are within it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

extension NamedCoordinateSpace {
    nonisolated fileprivate var name: AnyHashable {
        if case .named(let name) = coordinateSpace { name } else { AnyHashable(coordinateSpace) }
    }
}
