import CursesUICombine
import Dispatch
import Foundation

/// Access to the main actor's thread for code that may run on any thread.
package enum MainThread {
    /// Whether the current thread is the main actor's.
    static var isCurrent: Bool {
        #if canImport(Combine)
        Thread.isMainThread
        #else
        MainQueue.isCurrent
        #endif
    }

    /// Runs work immediately if the current thread is the main actor's thread, and otherwise returns `nil`.
    ///
    /// `MainActor.assumeIsolated` would query the runtime again, which takes ten times longer.
    @inline(__always)
    static func ifCurrent<Result>(_ work: @MainActor () -> Result) -> Result? {
        guard isCurrent else { return nil }
        // The two types differ only in their isolation, which the guard has checked.
        return withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// Runs work immediately on the main actor's thread. On other threads, the work runs in a later iteration of the
    /// main run loop.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if ifCurrent(work) == nil { async(work) }
    }

    /// Runs work on the main actor in a later iteration of the main run loop.
    static func async(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    /// Runs work on the main actor after a number of seconds of the shared clock.
    package static func async(after seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
        #if canImport(Combine)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
        #else
        _ = CombineClock.schedule(after: .seconds(seconds), on: .queue(.main)) {
            MainActor.assumeIsolated(work)
        }
        #endif
    }
}

/// Passes a non-sendable value through a closure that must be sendable, and that runs on the thread of the value.
struct UncheckedValue<Value>: @unchecked Sendable {
    // The value never leaves its thread. The type exists only to satisfy signatures such as that of
    // `MainActor.assumeIsolated`.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
