#if !canImport(CoreTransferable)
import Foundation

/// A type whose values can be dragged and dropped.
///
/// A value is passed as it is to a target of its own type. Its representations are for targets of other types:
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

    /// The forms in which a value can be passed on, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The value that the first representation makes of data of some types; `nil` if none takes it.
    package static func value(of data: Data, types: [UTType]) -> Self? {
        transferRepresentation._ways.lazy.compactMap { way -> Self? in
            guard let make = way.import else { return nil }
            if let type = way.contentType, !types.contains(where: { $0.conforms(to: type) }) { return nil }
            return make(data) as? Self
        }.first
    }
}

/// A form in which values of a type can be passed on.
public protocol TransferRepresentation<Item> {
    associatedtype Item: Transferable

    /// The ways of passing a value on, the best first.
    var _ways: [_TransferWay] { get }
}

/// A way to convert the values of a type to a different one, or from it.
public struct _TransferWay {
    /// The type of the content; `nil` for a value of a type of Swift.
    var contentType: UTType?
    var export: ((Any) -> Any?)?
    var `import`: ((Any) -> Any?)?
}

/// The representations in a type's `transferRepresentation`.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// A representation.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// One representation.
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

    /// Several representations.
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
    /// The ways of passing a value on.
    public let _ways: [_TransferWay]
}

/// Passes a value on as a value of a different type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    /// The ways of passing a value on.
    public let _ways: [_TransferWay]

    private init(_ export: ((Item) throws -> Proxy)?, _ import: ((Proxy) throws -> Item)?) {
        _ways = [
            _TransferWay(
                export: export.map { export in { ($0 as? Item).flatMap { try? export($0) } } },
                import: `import`.map { make in { ($0 as? Proxy).flatMap { try? make($0) } } }
            )
        ]
    }

    /// A representation in both directions.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy,
        importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        self.init(exporting as ((Item) throws -> Proxy)?, importing)
    }

    /// A representation for passing values on.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
        self.init(exporting as ((Item) throws -> Proxy)?, nil)
    }

    /// A representation for values that arrive.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
        self.init(nil, importing as ((Proxy) throws -> Item)?)
    }
}

/// Passes a value on as data of a type of content.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// The ways of passing a value on.
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

    /// A representation in both directions.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item
    ) {
        self.init(contentType, exporting, importing)
    }

    /// A representation for passing values on.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
        self.init(exportedContentType, exporting, nil)
    }

    /// A representation for values that arrive.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
        self.init(importedContentType, nil, importing)
    }
}

/// Passes a value on as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// The ways of passing a value on.
    public let _ways: [_TransferWay]

    /// A representation as JSON, for a type of content.
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
