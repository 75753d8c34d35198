#if canImport(Combine)
import Observation
#else
// The call after a store is the toolchain's own interface for SwiftUI.
@_spi(SwiftUI) import Observation
#endif

/// Something outside of a node that it can read: it knows its readers, so that it can mark them.
@MainActor
package protocol ReadableLocation: AnyObject {
    func addReader(_ node: Node)
    func removeReader(_ node: Node)
}

/// What a node read when it was last refreshed.
@MainActor
final class ReadSet {
    var locations: [ObjectIdentifier: any ReadableLocation] = [:]
    var environmentKeys: Set<EnvironmentKeyID> = []
    /// The tracking of `@Observable` properties that is in force.
    private var tracking: ObservationTracker?
    private var signal: TrackingSignal?

    func removeAll(reader: Node) {
        for location in locations.values { location.removeReader(reader) }
        locations.removeAll(keepingCapacity: true)
        environmentKeys.removeAll(keepingCapacity: true)
        tracking = nil
        signal?.fire()
    }

    /// Runs `body` and marks `node` when an `@Observable` property that it has read changes.
    ///
    /// Where a thread other than the main one stores the value, the call that announces the change comes
    /// too early: the node might be evaluated before the store. So a node that is known to read
    /// observable properties asks to be called after the store. Its first evaluation cannot know, and is
    /// called before; the evaluation that this leads to reads the new value, or is called once it is there.
    ///
    /// Observation offers no way to end a tracking whose properties never change, and a view that
    /// is evaluated often for other reasons would pile them up. But a tracking that fires ends as
    /// a whole. So a node that has once read an observable property reads a signal of its own as
    /// well, and fires it before the next evaluation.
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

    /// Called where something observable has been read, or is about to be.
    private func makeTracker(for node: Node) -> ObservationTracker {
        if signal == nil { signal = TrackingSignal() }
        let tracker = ObservationTracker(node: node)
        tracking = tracker
        return tracker
    }
}
