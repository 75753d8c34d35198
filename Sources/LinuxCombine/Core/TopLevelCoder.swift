import Foundation

/// A type that encodes values.
public protocol TopLevelEncoder {
    /// The type of the encoded data.
    associatedtype Output

    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

/// A type that decodes values.
public protocol TopLevelDecoder {
    /// The type of the data that it decodes.
    associatedtype Input

    /// Decodes a value of a type.
    func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}
