import Foundation

// Core Foundation is not a module on Linux. On Apple's platforms, these types are bridged to those of Foundation.

/// A URL.
public typealias CFURL = NSURL
/// A string.
public typealias CFString = NSString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// An array.
public typealias CFArray = NSArray
/// Data.
public typealias CFData = NSData

/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
