import Foundation

/// Returns the number of the type of an object: the same for all texts, all numbers and so on.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case nil: 0
    case is NSString: CFStringGetTypeID()
    case let number as NSNumber: TypeNumber.isTruthValue(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSSet: CFSetGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSNull: CFNullGetTypeID()
    case let object?: TypeNumber.number(of: type(of: object))
    }
}

/// Returns the number of the type of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the number of the type of nothing.
public func CFNullGetTypeID() -> CFTypeID { 16 }
/// Returns the number of the type of sets.
public func CFSetGetTypeID() -> CFTypeID { 17 }
/// Returns the number of the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the number of the type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the number of the type of data.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// Returns the number of the type of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the number of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// Returns the number of the type of URLs.
public func CFURLGetTypeID() -> CFTypeID { 29 }
/// Returns the number of the type of dates.
public func CFDateGetTypeID() -> CFTypeID { 42 }

/// Returns whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if let first = cf1 as? NSObject, let second = cf2 as? NSObject { return first.isEqual(second) }
    return cf1 === cf2
}

/// Returns a number for an object, which is the same for equal objects.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
    if let object = cf as? NSObject { return CFHashCode(bitPattern: object.hash) }
    return cf.map { CFHashCode(bitPattern: ObjectIdentifier($0).hashValue) } ?? 0
}

/// Returns a truth value.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }

/// Returns the number of the elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// The numbers of types.
package enum TypeNumber {
    /// Returns the number of a class.
    package static func number(of type: AnyObject.Type) -> CFTypeID {
        CFTypeID(bitPattern: unsafeBitCast(type as Any.Type, to: Int.self))
    }

    /// Returns whether a number was made of a truth value.
    static func isTruthValue(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
