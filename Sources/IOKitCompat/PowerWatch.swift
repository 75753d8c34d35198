import CursesUISupport
import Dispatch
import FoundationGaps

/// A function that is told that the state of the sources of power has changed.
public typealias IOPowerSourceCallbackType = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// Returns a source, which an app adds to a loop. The loop calls the function after a change. The state is read every ten
/// seconds, as long as the source exists.
///
/// - Parameters:
///   - callback: the function.
///   - context: the argument of the function.
public func IOPSNotificationCreateRunLoopSource(
    _ callback: IOPowerSourceCallbackType?, _ context: UnsafeMutableRawPointer?
) -> Unmanaged<CFRunLoopSource>! {
    guard let callback else { return nil }
    // Unsafe: only the loop passes the argument on, as it does on a Mac.
    nonisolated(unsafe) let context = context
    return Unmanaged.passRetained(PowerWatch.source(PowerState { PowerSupply.all() }) { callback(context) })
}

/// Returns a source whose loop calls the function after a change, as ``IOPSNotificationCreateRunLoopSource(_:_:)`` does.
public func IOPSCreateLimitedPowerNotification(
    _ callback: IOPowerSourceCallbackType?, _ context: UnsafeMutableRawPointer?
) -> Unmanaged<CFRunLoopSource>! { IOPSNotificationCreateRunLoopSource(callback, context) }

/// The state of the sources of power at the last question.
package final class PowerState {
    private let read: () -> [PowerSupply]
    private var last: [PowerSupply]

    package init(_ read: @escaping () -> [PowerSupply]) {
        self.read = read
        last = read()
    }

    /// Returns whether the state has changed since the last question.
    package func hasChanged() -> Bool {
        let now = read()
        defer { last = now }
        return now != last
    }
}

/// Signals a source of a loop after changes, as long as the source exists.
private final class PowerWatch {
    private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "power"))
    /// The source, which owns this object; `nil` after its end.
    private let place = Locked<Unmanaged<CFRunLoopSource>?>(nil)

    // The source frees this object first and then itself, so no source is signalled after its end.
    deinit {
        timer.cancel()
        place.withLock { $0 = nil }
    }

    static func source(_ state: sending PowerState, call: @escaping @Sendable () -> Void) -> CFRunLoopSource {
        let watch = PowerWatch()
        let source = RunLoopSource.make(owner: watch, perform: call)
        watch.place.withLock { $0 = Unmanaged.passUnretained(source) }
        // Unsafe: only the queue of the timer uses the state from now on.
        nonisolated(unsafe) let state = state
        watch.timer.setEventHandler { [place = watch.place] in
            guard state.hasChanged() else { return }
            place.withLock { source in
                if let source { RunLoopSource.signal(source.takeUnretainedValue()) }
            }
        }
        watch.timer.schedule(deadline: .now() + 10, repeating: 10)
        watch.timer.resume()
        return source
    }
}
