import Foundation

/// Converts the values of a type to and from user defaults.
struct DefaultsCoding<Value> {
    /// Converts a stored object to a value; `nil` for an object of the wrong type.
    let decode: (Any) -> Value?
    /// Converts a value to an object to store; `nil` to remove the stored object.
    let encode: (Value) -> Any?
}

extension DefaultsCoding {
    /// Returns a coding for numbers. It also decodes strings that contain a number, because command-line arguments such
    /// as `-count 3` are strings.
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

    /// Returns a coding that stores a value as JSON. Equal values are stored as equal data.
    static func json() -> DefaultsCoding where Value: Codable {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return DefaultsCoding {
            ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
        } encode: {
            try? encoder.encode($0)
        }
    }

    /// Returns a coding that stores a value as its raw value.
    static func raw(_ coding: DefaultsCoding<Value.RawValue>) -> DefaultsCoding where Value: RawRepresentable {
        DefaultsCoding {
            coding.decode($0).flatMap(Value.init)
        } encode: {
            coding.encode($0.rawValue)
        }
    }

    /// Returns a coding for an optional value. `nil` removes the stored object.
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
    /// A coding for URLs. They are stored as strings, because Foundation on Linux would store only the path of a URL.
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
