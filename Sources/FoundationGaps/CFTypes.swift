import Foundation

// Core Foundation is not a module on Linux. On Apple's platforms, these types are bridged to those of Foundation.

/// A URL.
public typealias CFURL = NSURL
/// A string.
public typealias CFString = NSString
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A dictionary that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// An array.
public typealias CFArray = NSArray
/// An array that can be changed.
public typealias CFMutableArray = NSMutableArray
/// A text that can be changed.
public typealias CFMutableString = NSMutableString
/// Data.
public typealias CFData = NSData

/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A number or a truth value.
public typealias CFNumber = NSNumber
/// A truth value.
public typealias CFBoolean = NSNumber
/// A date.
public typealias CFDate = NSDate
/// An error.
public typealias CFError = NSError
/// An object.
public typealias CFTypeRef = AnyObject

/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false

/// A source of memory for objects; there is only one.
public struct CFAllocator: Hashable, Sendable {
    private init() {}
}

/// The usual source of memory.
public let kCFAllocatorDefault: CFAllocator! = nil

/// A set.
public typealias CFSet = NSSet
/// A number of elements, or a place among them.
public typealias CFIndex = Int
/// The number of a type.
public typealias CFTypeID = UInt
/// A number for an object, which is the same for equal objects.
public typealias CFHashCode = UInt
/// The number of a character.
public typealias UniChar = UInt16

/// A place and a number of elements.
public struct CFRange: Hashable, Sendable {
    /// The first element.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates an empty range at the beginning.
    public init() {
        self.init(location: 0, length: 0)
    }

    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Returns a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// A truth value of functions of C.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable {
    /// The truth value.
    public var boolValue: Bool

    /// Creates a value.
    public init(_ value: Bool) {
        boolValue = value
    }

    /// Creates a value from a literal.
    public init(booleanLiteral value: Bool) {
        boolValue = value
    }
}
