import Foundation

/// Converts a dragged item to the type that a drop target expects.
enum TransferredValue {
    /// Converts an item to a type: the item itself if it has that type, or else through a representation of the item or
    /// of the target type. Returns `nil` if this is impossible.
    static func convert<T: Transferable>(_ item: Any, to type: T.Type) -> T? {
        if let value = item as? T { return value }
        if let provider = item as? NSItemProvider {
            return provider.values.lazy.compactMap { convert($0, to: type) }.first
        }
        let exports = (item as? any Transferable).map { Self.exports(of: $0) } ?? []
        if let value = exports.lazy.compactMap({ $0.value() as? T }).first { return value }
        for way in T.transferRepresentation._ways {
            guard let make = way.import else { continue }
            if way.contentType == nil, let value = make(item) as? T { return value }
            for export in exports where export.contentType == way.contentType {
                if let value = export.value().flatMap(make) as? T { return value }
            }
        }
        return nil
    }

    /// A representation in which an item can be exported.
    struct Export {
        let contentType: UTType?
        let value: () -> Any?
    }

    /// Returns the representations in which an item can be exported.
    static func exports<Item: Transferable>(of item: Item) -> [Export] {
        Item.transferRepresentation._ways.compactMap { way in
            way.export.map { export in Export(contentType: way.contentType) { export(item) } }
        }
    }

    /// Returns the first representation of an item as data, and its type, if it conforms to one of the given types.
    /// Without types every representation is suitable.
    ///
    /// - Parameter depth: the maximum number of nested representations to follow.
    static func data<Item: Transferable>(
        of item: Item, as types: [UTType], depth: Int = 4
    ) -> (type: UTType, data: () -> Data?)? {
        let isWanted = { (type: UTType) in types.isEmpty || types.contains { type.conforms(to: $0) } }
        switch item {
        case let text as String where isWanted(.utf8PlainText): return (.utf8PlainText, { Data(text.utf8) })
        case let data as Data: return (types.first ?? .data, { data })
        default: break
        }
        for export in exports(of: item) {
            if let type = export.contentType {
                if isWanted(type) { return (type, { export.value() as? Data }) }
            } else if depth > 0, let value = export.value() as? any Transferable,
                let nested = data(of: value, as: types, depth: depth - 1)
            {
                return nested
            }
        }
        return nil
    }

    /// Returns the content types of an item.
    ///
    /// - Parameter depth: the maximum number of nested representations to follow, because representations may refer to
    ///   each other in a cycle.
    static func contentTypes(of item: Any, depth: Int = 4) -> [UTType] {
        if let provider = item as? NSItemProvider { return provider.contentTypes }
        switch item {
        case is String, is NSString: return [.utf8PlainText, .plainText, .text]
        case let url as URL: return url.isFileURL ? [.fileURL, .url] : [.url]
        case is NSURL: return [.url]
        default: break
        }
        guard depth > 0, let item = item as? any Transferable else { return [] }
        return exports(of: item).flatMap { export in
            export.contentType.map { [$0] } ?? export.value().map { contentTypes(of: $0, depth: depth - 1) } ?? []
        }
    }

    /// Returns whether an item has content of one of the given types.
    static func conforms(_ item: Any, to types: [UTType]) -> Bool {
        let own = contentTypes(of: item)
        return types.contains { [.item, .content, .data].contains($0) || own.contains($0) }
    }
}
