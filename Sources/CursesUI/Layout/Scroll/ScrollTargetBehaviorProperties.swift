/// The properties of a behaviour that determines where scrolling stops.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
    /// Whether a step of the user moves by at most the size of the visible part. If it is false, a behaviour may lead
    /// the step further; otherwise the step ends there.
    public var limitsScrolls = false

    /// Creates the default properties.
    public init() {}
}

/// The scroll view for which a behaviour has properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    /// The axes along which the scroll view scrolls.
    public let axes: Axis.Set
    /// The environment of the scroll view.
    public let environment: EnvironmentValues

    init(axes: Axis.Set, _ environment: EnvironmentValues) {
        self.axes = axes
        self.environment = environment
    }

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}
