import Foundation

/// Determines the positions at which scrolling stops. A terminal scrolls by whole rows, so no behaviour is ever called.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the position at which a scroll view comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The position at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that becomes visible.
    public var rect: CGRect
    /// The point of the part that meets the same point of the scroll view; `nil` for the shortest movement.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The context of a scroll view that is about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The position at which the scroll view would come to rest.
    public let originalTarget: ScrollTarget
    /// The velocity of the content, which is zero because a terminal scrolls in steps.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the visible part.
    public let containerSize: CGSize
    /// The axes along which the scroll view scrolls.
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
