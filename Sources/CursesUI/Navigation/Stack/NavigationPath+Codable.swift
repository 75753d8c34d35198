import Foundation

extension NavigationPath {
    /// The path in a form that can be encoded; `nil` if it contains a value that is not `Codable`.
    ///
    /// ```swift
    /// let data = try path.codable.map { try JSONEncoder().encode($0) }
    /// // In a later run of the app:
    /// path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    /// ```
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    /// The values of a path, each of which is encoded with the name of its type.
    ///
    /// The encoded form is a list with two strings for each value, the last value of the path first: the mangled name of
    /// the type, and the value as JSON. Decoding throws an error if the type no longer exists, or if it is private: the
    /// runtime of Swift does not find private types by name.
    public struct CodableRepresentation {
        let values: [AnyHashable]
    }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [AnyHashable] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            let json = try container.decode(String.self)
            guard let type = _typeByName(name) as? any Decodable.Type else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "There is no type that can be decoded with the name \(name)")
            }
            guard let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(type) is not Hashable")
            }
            values.append(AnyHashable(value))
        }
        self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in values.reversed() {
            guard let base = value.base as? any Encodable, let name = _mangledTypeName(type(of: base)) else {
                throw EncodingError.invalidValue(
                    value,
                    EncodingError.Context(
                        codingPath: encoder.codingPath, debugDescription: "The value cannot be encoded"))
            }
            try container.encode(name)
            try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
        }
    }
}
