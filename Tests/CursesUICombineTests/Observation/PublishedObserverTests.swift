import CursesUISupport
import Foundation
import Testing
@testable import LinuxCombine

@Suite("The observer of published properties")
struct PublishedObserverTests {
    private final class Model: ObservableObject, Sendable {}

    @Test("Reading the observer does not change it, however often")
    func asking() {
        // Another test may have set an observer. It is restored afterwards.
        let old = PublishedObserver.didStoreOffMain
        defer { PublishedObserver.didStoreOffMain = old }
        let depth = Locked(0)
        let model = Model()
        PublishedObserver.didStoreOffMain = { object, keyPath in
            guard object === model else { return old?(object, keyPath) ?? () }
            _ = depth.exchange(Thread.callStackReturnAddresses.count)
        }
        func measuredDepth() -> Int {
            PublishedObserver.didStoreOffMain?(model, \String.count)
            return depth.withLock { $0 }
        }
        let first = measuredDepth()
        for _ in 0..<20 { _ = PublishedObserver.didStoreOffMain }
        #expect(first > 0)
        #expect(measuredDepth() == first)
    }
}
