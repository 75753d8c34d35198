import Foundation

/// The positions where scrolling stops; in a terminal it scrolls a row at a time, so no behaviour is consulted.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Moves the place where a scroll view comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that is to be visible.
    public var rect: CGRect
    /// The point of the part, and of the scroll view, that meet; `nil` for the least movement.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// A scroll view that is about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where the scroll view would come to rest.
    public let originalTarget: ScrollTarget
    /// The velocity of the content: none, because a terminal scrolls in steps.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the part that can be seen.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
    private let environment: EnvironmentValues

    /// Creates a context.
    init(
        target: ScrollTarget, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        _ environment: EnvironmentValues
    ) {
        originalTarget = target
        velocity = CGVector(dx: 0, dy: 0)
        self.contentSize = contentSize
        self.containerSize = containerSize
        self.axes = axes
        self.environment = environment
    }

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}
