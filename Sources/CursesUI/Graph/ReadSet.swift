#if canImport(Combine)
import Observation
#else
// The observation callback that runs after a store is an interface that the toolchain provides for SwiftUI.
@_spi(SwiftUI) import Observation
#endif

/// A source of values outside of a node. It stores references to its readers, so that it can mark them.
@MainActor
package protocol ReadableLocation: AnyObject {
    func addReader(_ node: Node)
    func removeReader(_ node: Node)
}

/// The locations and keys that a node has read in its last evaluation.
@MainActor
final class ReadSet {
    // `@exclusivity(unchecked)`: accesses never overlap, because no code that runs during an access uses the set.
    @exclusivity(unchecked) private var locations = ReadLocations()
    /// The keys of environment values. There are only a few, so a linear search is faster than a hash table.
    @exclusivity(unchecked) private var keys: [EnvironmentKeyID] = []
    /// The keys of a value that several readers share. All of them share this array.
    @exclusivity(unchecked) private var sharedKeys: [EnvironmentKeyID] = []
    /// Whether the whole environment was read. Its values may be used later, where it is not known who has read them.
    private var readsAll = false
    /// The active tracking of `@Observable` properties.
    private var tracking: ObservationTracker?
    private var signal: TrackingSignal?

    var isEmpty: Bool {
        locations.isEmpty && keys.isEmpty && sharedKeys.isEmpty && !readsAll && tracking == nil
    }

    func removeAll(reader: Node) {
        locations.removeAll { $0.removeReader(reader) }
        if !keys.isEmpty { keys.removeAll(keepingCapacity: true) }
        sharedKeys = []
        readsAll = false
        tracking = nil
        signal?.fire()
    }

    /// Adds a location; returns whether it is new.
    func insert(_ location: any ReadableLocation) -> Bool { locations.insert(location) }

    func insert(_ key: EnvironmentKeyID) {
        // A loop over the indices allocates nothing in debug builds either.
        var index = 0
        while index < keys.count {
            if keys[index] == key { return }
            index += 1
        }
        keys.append(key)
    }

    /// Adds the keys of all environment values.
    func insertAllKeys() { readsAll = true }

    /// Adds the keys of a value that several readers share.
    func insert(shared new: [EnvironmentKeyID]) {
        if sharedKeys.isEmpty {
            sharedKeys = new
        } else {
            for key in new { insert(key) }
        }
    }

    /// The keys of all environment values, each once.
    var allKeys: [EnvironmentKeyID] { keys + sharedKeys.filter { !keys.contains($0) } }

    func contains(_ key: EnvironmentKeyID) -> Bool { readsAll || keys.contains(key) || sharedKeys.contains(key) }

    /// Whether one of the keys was read.
    func contains(anyOf changed: Set<EnvironmentKeyID>) -> Bool {
        if readsAll { return !changed.isEmpty }
        for key in keys where changed.contains(key) { return true }
        for key in sharedKeys where changed.contains(key) { return true }
        return false
    }

    /// Runs `body` and marks `node` when an `@Observable` property that it has read changes.
    ///
    /// If a property changes on a background thread, a callback before the store is too early: the node might be
    /// evaluated before the new value is stored. Therefore a node that has read observable properties before requests a
    /// callback after the store. At the first evaluation it is not yet known whether the node reads observable
    /// properties, so its callback comes before the store. The evaluation that this callback causes either reads the
    /// new value, or requests a callback after the store.
    ///
    /// Observation offers no way to cancel a tracking whose properties never change, so a view that is evaluated often
    /// for other reasons would accumulate trackings. However, a tracking ends when one of its properties changes.
    /// Therefore a node that has read an observable property also reads a private signal, and changes this signal
    /// before the next evaluation.
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

    /// Creates the tracker of an evaluation that has read an observable property, or is about to read the signal.
    private func makeTracker(for node: Node) -> ObservationTracker {
        if signal == nil { signal = TrackingSignal() }
        let tracker = ObservationTracker(node: node)
        tracking = tracker
        return tracker
    }
}
