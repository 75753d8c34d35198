import Foundation

/// Returns the seconds since the machine was started, excluding the time during which it slept.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A number of seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A number of seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
