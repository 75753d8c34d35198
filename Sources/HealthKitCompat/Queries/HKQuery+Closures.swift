import Foundation

// Swift 5 lets closures that are passed to these functions call the methods of the main actor, and not those that are
// assigned to the properties. `cursesui` calls these in its copies.

extension HKAnchoredObjectQuery {
    /// Sets the handler of changes: `updateHandler`.
    @preconcurrency
    public func _updateHandler(
        _ handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        updateHandler = handler
    }
}

extension HKActivitySummaryQuery {
    /// Sets the handler of changes: `updateHandler`.
    @preconcurrency
    public func _updateHandler(
        _ handler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        updateHandler = handler
    }
}

extension HKStatisticsCollectionQuery {
    /// Sets the handler of the results: `initialResultsHandler`.
    @preconcurrency
    public func _initialResultsHandler(
        _ handler: @escaping @Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
    ) {
        initialResultsHandler = handler
    }

    /// Sets the handler of changes: `statisticsUpdateHandler`.
    @preconcurrency
    public func _statisticsUpdateHandler(
        _ handler:
            @escaping @Sendable (
                HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
            ) -> Void
    ) {
        statisticsUpdateHandler = handler
    }
}
