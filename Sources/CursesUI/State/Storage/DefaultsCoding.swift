import Foundation

/// Converts the values of a type to and from user defaults.
struct DefaultsCoding<Value> {
    /// Returns `nil` for a value of the wrong type.
    let decode: (Any) -> Value?
    /// Returns `nil` to remove the value.
    let encode: (Value) -> Any?
}

extension DefaultsCoding {
    /// A number, or a text that contains one, which is what the command line provides: `-count 3`.
    static func number(
        _ number: @escaping (NSNumber) -> Value,
        _ text: @escaping (String) -> Value?
    ) -> DefaultsCoding {
        DefaultsCoding {
            ($0 as? String).map(text) ?? ($0 as? NSNumber).map(number)
        } encode: {
            $0
        }
    }

    static var same: DefaultsCoding {
        DefaultsCoding(decode: { $0 as? Value }, encode: { $0 })
    }

    /// A value that is stored as its raw value.
    static func raw(_ coding: DefaultsCoding<Value.RawValue>) -> DefaultsCoding where Value: RawRepresentable {
        DefaultsCoding {
            coding.decode($0).flatMap(Value.init)
        } encode: {
            coding.encode($0.rawValue)
        }
    }

    /// An optional value; `nil` is stored as no value.
    static func optional<Wrapped>(_ coding: DefaultsCoding<Wrapped>) -> DefaultsCoding where Value == Wrapped? {
        DefaultsCoding {
            coding.decode($0).map(Optional.some)
        } encode: {
            $0.flatMap(coding.encode)
        }
    }
}

extension DefaultsCoding<Bool> {
    static var bool: DefaultsCoding {
        .number(\.boolValue) { NSString(string: $0).boolValue }
    }
}

extension DefaultsCoding<Int> {
    static var int: DefaultsCoding { .number(\.intValue) { Int($0) } }
}

extension DefaultsCoding<Double> {
    static var double: DefaultsCoding { .number(\.doubleValue) { Double($0) } }
}

extension DefaultsCoding<URL> {
    /// Stored as a string, because Foundation on Linux would store only the path of a URL.
    static var url: DefaultsCoding {
        DefaultsCoding {
            guard let text = $0 as? String, let url = URL(string: text) else { return nil }
            guard url.scheme == nil else { return url }
            return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
        } encode: {
            $0.absoluteString
        }
    }
}
