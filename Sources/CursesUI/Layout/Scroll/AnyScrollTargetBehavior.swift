/// A type-erased behaviour that determines where scrolling stops.
///
/// ```swift
/// .scrollTargetBehavior(isPaged ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(.viewAligned))
/// ```
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    /// Creates a type-erased behaviour.
    public init<B: ScrollTargetBehavior>(_ base: B) {
        self.base = base
    }

    /// Changes the position at which a scroll view comes to rest.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }

    /// Returns the properties of the behaviour that was erased.
    public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}
