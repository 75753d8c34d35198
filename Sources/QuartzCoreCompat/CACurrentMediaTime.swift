import Foundation
import FoundationGaps

/// Returns the seconds since the machine was started, excluding the time during which it slept.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
