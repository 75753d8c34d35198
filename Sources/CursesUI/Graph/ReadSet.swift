#if canImport(Combine)
import Observation
#else
// The call after a store is an interface that the toolchain has for SwiftUI.
@_spi(SwiftUI) import Observation
#endif

/// A source of values outside of a node; it has references to its readers, so that it can mark them.
@MainActor
package protocol ReadableLocation: AnyObject {
    func addReader(_ node: Node)
    func removeReader(_ node: Node)
}

/// The locations that a node read when it was last refreshed.
@MainActor
final class ReadSet {
    var locations: [ObjectIdentifier: any ReadableLocation] = [:]
    var environmentKeys: Set<EnvironmentKeyID> = []
    /// The active tracking of `@Observable` properties.
    private var tracking: ObservationTracker?
    private var signal: TrackingSignal?

    var isEmpty: Bool { locations.isEmpty && environmentKeys.isEmpty && tracking == nil }

    func removeAll(reader: Node) {
        for location in locations.values { location.removeReader(reader) }
        locations.removeAll(keepingCapacity: true)
        environmentKeys.removeAll(keepingCapacity: true)
        tracking = nil
        signal?.fire()
    }

    /// Runs `body` and marks `node` when an `@Observable` property that it has read changes.
    ///
    /// On other threads than the main one, the call that announces a change comes too early: the node might be
    /// evaluated before the value is stored. So a node that is known to read observable properties requests a call
    /// after the store. A node's first evaluation cannot tell, so its call comes before the store. The evaluation that
    /// follows either reads the new value, or is called after the store.
    ///
    /// Observation offers no way to end a tracking whose properties never change, so a view that is evaluated often for
    /// other reasons would accumulate trackings. But a tracking that fires ends as a whole. So a node that has read an
    /// observable property also reads a signal of its own, and fires that before the next evaluation.
    func observing<Result>(for node: Node, _ body: () -> Result) -> Result {
        guard let signal else {
            return withObservationTracking(body, onChange: makeTracker(for: node).report)
        }
        let tracker = makeTracker(for: node)
        #if canImport(Combine)
        return withObservationTracking(
            {
                signal.read()
                return body()
            }, onChange: tracker.report)
        #else
        return withObservationTracking(
            {
                signal.read()
                return body()
            },
            didSet: { tracking in
                tracking.cancel()
                tracker.report()
            })
        #endif
    }

    func isCurrent(_ tracker: ObservationTracker) -> Bool {
        tracker === tracking
    }

    /// Called where an observable property has been read, or is about to be.
    private func makeTracker(for node: Node) -> ObservationTracker {
        if signal == nil { signal = TrackingSignal() }
        let tracker = ObservationTracker(node: node)
        tracking = tracker
        return tracker
    }
}
