#if !canImport(UIKit) && !canImport(AppKit)
import Foundation

/// A dragged item, represented by objects of several types.
///
/// ```swift
/// Text(file.name)
///     .onDrag { NSItemProvider(object: NSString(string: file.name)) }
/// ```
open class NSItemProvider {
    /// The objects that represent the item, in order of preference.
    private(set) var values: [Any] = []
    private var types: [UTType] = []
    /// A name for the item.
    open var suggestedName: String?

    /// Creates an item without any object.
    public init() {}

    /// Creates an item with an object: a string, a URL, or one of the app's own values.
    public init(object: Any) {
        register(object)
    }

    /// Creates an item with an object of a content type.
    public init(item: Any?, typeIdentifier: String?) {
        if let item { register(item) }
        if let typeIdentifier { types.append(UTType(importedAs: typeIdentifier)) }
    }

    /// Creates an item from the contents of a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        self.init(object: fileURL)
    }

    /// Adds another object that represents the item.
    public func register(_ object: Any) {
        switch object {
        case let string as NSString: values.append(String(describing: string))
        case let url as NSURL: values.append(url as URL)
        default: values.append(object)
        }
    }

    var contentTypes: [UTType] { types + values.flatMap { TransferredValue.contentTypes(of: $0) } }

    /// The identifiers of the item's content types.
    open var registeredTypeIdentifiers: [String] { contentTypes.map(\.identifier) }

    /// Returns whether the item has content of a given type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier) || typeIdentifier == UTType.item.identifier
    }

    /// Returns whether the item can be read as an object of a given type.
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool { object(of: type) != nil }

    /// Reads the item as an object of a given type, and passes it to a closure on the main actor.
    @discardableResult
    public func loadObject<T>(
        ofClass type: T.Type,
        completionHandler: @escaping @MainActor (T?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let object = object(of: type)
        Task { @MainActor in completionHandler(object, object == nil ? CocoaError(.coderValueNotFound) : nil) }
        return Progress(totalUnitCount: 1)
    }

    /// Reads the item as a content type, and passes it to a closure on the main actor.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the identifier of the content type.
    ///   - options: have no effect.
    ///   - completionHandler: receives the bytes of the address for the URL of a file, a `URL` for another URL, a
    ///     `String` for text, and otherwise the object of the item.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let item = item(of: typeIdentifier)
        Task { @MainActor in completionHandler?(item, item == nil ? CocoaError(.coderValueNotFound) : nil) }
    }

    /// Reads the bytes of the item, and passes them to a closure on the main actor.
    ///
    /// - Parameter typeIdentifier: the identifier of the content type.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (Data?, (any Error)?) -> Void
    ) -> Progress {
        let data: Data? =
            switch item(of: typeIdentifier) {
            case let data as Data: data
            case let text as String: Data(text.utf8)
            case let url as URL: url.dataRepresentation
            default: nil
            }
        Task { @MainActor in completionHandler(data, data == nil ? CocoaError(.coderValueNotFound) : nil) }
        return Progress(totalUnitCount: 1)
    }

    /// Passes the place of the item's file to a closure on the main actor. An item without a file fails.
    ///
    /// - Parameter typeIdentifier: the identifier of the content type.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @MainActor (URL?, (any Error)?) -> Void
    ) -> Progress {
        let isThere = hasItemConformingToTypeIdentifier(typeIdentifier)
        let url = isThere ? object(of: URL.self).flatMap { $0.isFileURL ? $0 : nil } : nil
        Task { @MainActor in completionHandler(url, url == nil ? CocoaError(.coderValueNotFound) : nil) }
        return Progress(totalUnitCount: 1)
    }

    private func item(of typeIdentifier: String) -> Any? {
        guard hasItemConformingToTypeIdentifier(typeIdentifier) else { return nil }
        switch typeIdentifier {
        case UTType.fileURL.identifier: return object(of: URL.self)?.dataRepresentation
        case UTType.url.identifier: return object(of: URL.self)
        default: return object(of: String.self) ?? object(of: Data.self) ?? values.first
        }
    }

    /// Reads the item as a value of a transferable type, and passes it to a closure on the main actor.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type,
        completionHandler: @escaping @MainActor (Result<T, any Error>) -> Void
    ) -> Progress {
        nonisolated(unsafe) let value = TransferredValue.convert(self, to: type)
        Task { @MainActor in
            completionHandler(value.map { .success($0) } ?? .failure(CocoaError(.coderValueNotFound)))
        }
        return Progress(totalUnitCount: 1)
    }

    private func object<T>(of type: T.Type) -> T? {
        if let value = values.lazy.compactMap({ $0 as? T }).first { return value }
        if let type = type as? any Transferable.Type { return transferred(type) as? T }
        if T.self == NSString.self { return transferred(String.self).map { NSString(string: $0) } as? T }
        if T.self == NSURL.self { return transferred(URL.self).map { $0 as NSURL } as? T }
        return nil
    }

    private func transferred<T: Transferable>(_ type: T.Type) -> T? { TransferredValue.convert(self, to: type) }
}
#endif
