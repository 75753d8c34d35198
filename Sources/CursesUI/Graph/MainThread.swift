import CursesUICombine
import Dispatch
import Foundation

/// Where the main actor runs, asked for from code that may run on any thread.
enum MainThread {
    /// Whether the main actor is what runs here.
    static var isCurrent: Bool {
        #if canImport(Combine)
        Thread.isMainThread
        #else
        MainQueue.isCurrent
        #endif
    }

    /// Runs work at once if the main actor is what runs here; returns `nil` if not.
    ///
    /// `MainActor.assumeIsolated` would ask the runtime again, in ten times the time.
    @inline(__always)
    static func ifCurrent<Result>(_ work: @MainActor () -> Result) -> Result? {
        guard isCurrent else { return nil }
        // The isolation is all that the two types differ in, and it has just been proved.
        return withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
    }

    /// Runs work at once if the main actor is what runs here, else in a later turn of the main run loop.
    @inline(__always)
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if ifCurrent(work) == nil { async(work) }
    }

    /// Runs work on the main actor in a later turn of the main run loop.
    static func async(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    /// The same after a number of seconds of the one clock.
    static func async(after seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
        #if canImport(Combine)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
        #else
        _ = CombineClock.schedule(after: .seconds(seconds), on: .queue(.main)) {
            MainActor.assumeIsolated(work)
        }
        #endif
    }
}

/// Takes a value out of a closure that runs at once on the thread that waits for it.
struct UncheckedValue<Value>: @unchecked Sendable {
    // Never crosses a thread: it only satisfies the signature of `MainActor.assumeIsolated`.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
