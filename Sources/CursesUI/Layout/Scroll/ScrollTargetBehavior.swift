import Foundation

/// Determines the positions at which scrolling stops.
///
/// It is asked after each step of the user: a key, or a step of the wheel. If it leads a step back to where it began,
/// as paging does with a few rows, it is asked again with the step of a whole page. Scroll bars and changes by the app
/// move freely.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

    /// Changes the position at which a scroll view comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// Returns the properties of the behaviour; those of a new ``ScrollTargetBehaviorProperties`` by default.
    func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
    /// Returns the default properties.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
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
    /// The position before the step.
    let start: CGPoint
    /// The frames of the views at whose edges scrolling may stop, as far as they have been built.
    let views: [CGRect]

    /// Creates a context.
    init(
        target: ScrollTarget, from start: CGPoint, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
        views: [CGRect] = [], _ environment: EnvironmentValues
    ) {
        self.start = start
        self.views = views
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

private struct ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    /// Determines where the scroll views in the view stop; `nil` if they stop at each row.
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetBehaviorKey.self] }
        set { self[ScrollTargetBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets where the scroll views in the view stop after a step of the user.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollTargetBehavior, behavior)
    }

    /// Makes the views of a stack or a grid the targets at whose edges ``ViewAlignedScrollTargetBehavior`` stops.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

/// Marks a layout whose views are targets of scrolling.
struct ScrollTargetLayoutModifier: LayoutModifier {
    let isEnabled: Bool

    static let key = ObjectIdentifier(ScrollTargetLayoutModifier.self)

    func layoutValue(for key: ObjectIdentifier, of inner: LayoutNode) -> Any? {
        key == Self.key ? (isEnabled ? inner : nil) : inner.layoutValue(for: key)
    }
}
