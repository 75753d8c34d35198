#if !canImport(CoreTransferable)
import Foundation

/// A type whose values can be dragged and dropped.
///
/// A drop target for the same type receives the value unchanged. Targets for other types use its representations:
///
/// ```swift
/// struct Task: Transferable {
///     var title: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         ProxyRepresentation(exporting: \.title)
///     }
/// }
/// ```
public protocol Transferable {
    associatedtype Representation: TransferRepresentation

    /// The representations in which a value can be transferred, in order of preference.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// Creates a value from data of some content types, with the first suitable representation. Returns `nil` if no
    /// representation is suitable.
    package static func value(of data: Data, types: [UTType]) -> Self? {
        transferRepresentation._ways.lazy.compactMap { way -> Self? in
            guard let make = way.import else { return nil }
            if let type = way.contentType, !types.contains(where: { $0.conforms(to: type) }) { return nil }
            return make(data) as? Self
        }.first
    }
}

/// A representation in which values of a type can be transferred.
public protocol TransferRepresentation<Item> {
    associatedtype Item: Transferable

    /// The ways of transferring a value, in order of preference.
    var _ways: [_TransferWay] { get }
}

/// A conversion between values of a type and another type, in one or both directions.
public struct _TransferWay {
    /// The content type; `nil` for a value of a Swift type.
    var contentType: UTType?
    var export: ((Any) -> Any?)?
    var `import`: ((Any) -> Any?)?
    /// Creates a value from a file.
    var importFile: ((URL) async throws -> Any?)?
}

/// The result builder for `transferRepresentation`.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Builds one of the representations.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// Builds a single representation.
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// Builds several representations.
    public static func buildBlock<each R: TransferRepresentation>(
        _ content: repeat each R
    ) -> TupleTransferRepresentation<Item> {
        var ways: [_TransferWay] = []
        repeat ways += (each content)._ways
        return TupleTransferRepresentation(_ways: ways)
    }
}

/// Several representations.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
    /// The ways of transferring a value.
    public let _ways: [_TransferWay]
}

/// Transfers a value as a value of another type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// The ways of transferring a value.
    public let _ways: [_TransferWay]

    private init(_ export: ((Item) throws -> Proxy)?, _ import: ((Proxy) throws -> Item)?) {
        _ways = [
            _TransferWay(
                export: export.map { export in { ($0 as? Item).flatMap { try? export($0) } } },
                import: `import`.map { make in { ($0 as? Proxy).flatMap { try? make($0) } } }
            )
        ]
    }

    /// Creates a representation that exports and imports values.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy,
        importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        self.init(exporting as ((Item) throws -> Proxy)?, importing)
    }

    /// Creates a representation that exports values.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        self.init(exporting as ((Item) throws -> Proxy)?, nil)
    }

    /// Creates a representation that imports values.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
        self.init(nil, importing as ((Proxy) throws -> Item)?)
    }
}

/// Transfers a value as data of a content type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// The ways of transferring a value.
    public let _ways: [_TransferWay]

    private init(_ type: UTType, _ export: ((Item) throws -> Data)?, _ import: ((Data) throws -> Item)?) {
        _ways = [
            _TransferWay(
                contentType: type,
                export: export.map { export in { ($0 as? Item).flatMap { try? export($0) } } },
                import: `import`.map { make in { ($0 as? Data).flatMap { try? make($0) } } }
            )
        ]
    }

    /// Creates a representation that exports and imports values.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item
    ) {
        self.init(contentType, exporting, importing)
    }

    /// Creates a representation that exports values.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
        self.init(exportedContentType, exporting, nil)
    }

    /// Creates a representation that imports values.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
        self.init(importedContentType, nil, importing)
    }
}

/// Transfers a value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// The ways of transferring a value.
    public let _ways: [_TransferWay]

    /// Creates a JSON representation for a content type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        _ways = [
            _TransferWay(
                contentType: contentType,
                export: { ($0 as? Item).flatMap { try? JSONEncoder().encode($0) } },
                import: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Item.self, from: $0) } }
            )
        ]
    }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .utf8PlainText,
            exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) }
        )
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { $0.absoluteString })
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}
#endif
