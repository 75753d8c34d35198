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
