import Foundation

/// How the values of a type stand in user defaults.
struct DefaultsCoding<Value> {
    /// `nil` where the defaults hold something of another type.
    let decode: (Any) -> Value?
    /// `nil` where the defaults are to hold nothing.
    let encode: (Value) -> Any?
}

extension DefaultsCoding {
    /// Numbers are what the defaults say they are, texts what the command line says: `-count 3`.
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

    /// A value that stands for another one.
    static func raw(_ coding: DefaultsCoding<Value.RawValue>) -> DefaultsCoding where Value: RawRepresentable {
        DefaultsCoding {
            coding.decode($0).flatMap(Value.init)
        } encode: {
            coding.encode($0.rawValue)
        }
    }

    /// `nil` where the defaults hold nothing.
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
    /// As text: what Foundation on Linux keeps of a URL is its path alone.
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
