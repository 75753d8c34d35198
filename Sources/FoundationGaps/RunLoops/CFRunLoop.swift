public import CoreFoundation
import Foundation

// The names of run loops in Core Foundation, which is a module of its own on Linux that apps cannot import beside the
// names of `CFTypes`.

/// A loop that calls functions when something happens.
public typealias CFRunLoop = CoreFoundation.CFRunLoop
/// Something that can happen.
public typealias CFRunLoopSource = CoreFoundation.CFRunLoopSource
/// A function that a loop calls whenever it begins something.
public typealias CFRunLoopObserver = CoreFoundation.CFRunLoopObserver
/// The stages of a loop.
public typealias CFRunLoopActivity = CoreFoundation.CFRunLoopActivity
/// Why a loop has ended.
public typealias CFRunLoopRunResult = CoreFoundation.CFRunLoopRunResult

/// The names of kinds of sources to which a loop listens at a time.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    private let name: String

    /// Creates a mode from its name.
    public init(_ rawValue: CFString) {
        name = rawValue as String
    }

    /// Creates a mode from its name.
    public init(rawValue: CFString) {
        name = rawValue as String
    }

    /// The name.
    public var rawValue: CFString { name as NSString }

    /// All usual modes.
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes" as NSString)
    /// The mode of a loop that waits.
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode" as NSString)

    /// Calls a closure with the mode of Core Foundation.
    fileprivate func withMode<Result>(_ body: (CoreFoundation.CFRunLoopMode?) -> Result) -> Result {
        switch self {
        case .commonModes: body(kCFRunLoopCommonModes)
        case .defaultMode: body(kCFRunLoopDefaultMode)
        default: body(CFStringCreateWithCString(nil, name, CFStringBuiltInEncodings.UTF8.rawValue))
        }
    }
}

/// Returns the loop of the thread that calls.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent() }
/// Returns the loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain() }

/// Runs the loop of the thread until something stops it.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

/// Runs the loop of the thread for some seconds.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    (mode ?? .defaultMode).withMode { CoreFoundation.CFRunLoopRunInMode($0, seconds, returnAfterSourceHandled) }
}

/// Stops a loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(rl) }
/// Lets a loop look for something to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(rl) }

/// Adds a source to a loop. Without a source, this has no effect.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    guard let rl, let source else { return }
    (mode ?? .defaultMode).withMode { CoreFoundation.CFRunLoopAddSource(rl, source, $0) }
}

/// Removes a source from a loop. Without a source, this has no effect.
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    guard let rl, let source else { return }
    (mode ?? .defaultMode).withMode { CoreFoundation.CFRunLoopRemoveSource(rl, source, $0) }
}

/// Returns whether a source has been added to a loop.
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    guard let rl, let source else { return false }
    return (mode ?? .defaultMode).withMode { CoreFoundation.CFRunLoopContainsSource(rl, source, $0) }
}

/// Removes a source from all loops for ever. Without a source, this has no effect.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {
    if let source { CoreFoundation.CFRunLoopSourceInvalidate(source) }
}

/// Calls a closure in a loop.
@preconcurrency
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (@Sendable () -> Void)!) {
    guard let rl, let block else { return }
    CFRunLoopMode((mode as? NSString) ?? "kCFRunLoopDefaultMode").withMode {
        CoreFoundation.CFRunLoopPerformBlock(rl, $0, block)
    }
}
