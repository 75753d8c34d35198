import Foundation

// On Apple's platforms, objects and the values that are bridged to them can be arguments of a format. `%@` stands for
// them in `NSPredicate(format:)`, which reads the values, and in `String(format:)`, which reads their encoding.

/// The address of a text that describes a value. The text stays alive, because nobody can tell when the format has been
/// filled.
private func encoding(of value: some CustomStringConvertible) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: value.description)).toOpaque())]
}

extension NSObject: @retroactive CVarArg {
    /// The address of a text that describes the object.
    public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

extension Date: @retroactive CVarArg {
    /// The address of a text that describes the date.
    public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

extension UUID: @retroactive CVarArg {
    /// The address of a text that describes the UUID.
    public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

extension URL: @retroactive CVarArg {
    /// The address of a text that describes the URL.
    public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

extension Array: @retroactive CVarArg {
    /// The address of a text that describes the array.
    public var _cVarArgEncoding: [Int] { encoding(of: self) }
}

extension Set: @retroactive CVarArg {
    /// The address of a text that describes the set.
    public var _cVarArgEncoding: [Int] { encoding(of: self) }
}
