import CursesUI

/// An item of a pasteboard: one object in several types.
open class NSPasteboardItem: NSObject, NSPasteboardWriting, NSPasteboardReading {
    private(set) var contents: [(type: NSPasteboard.PasteboardType, data: Data)] = []
    private var providers: [NSPasteboard.PasteboardType: any NSPasteboardItemDataProvider] = [:]

    /// Creates an item without contents.
    override public init() {}

    /// Creates an item with one type, whose contents are data, a text or a property list.
    public required init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        super.init()
        guard set(propertyList, forType: type) else { return nil }
    }

    /// The types in which the item can be read, in the order in which they were set.
    open var types: [NSPasteboard.PasteboardType] { contents.map(\.type) }

    /// Returns the first of some types in which the item can be read.
    open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        types.first { self.types.contains($0) }
    }

    /// Sets an object that provides the data of types. It is asked when they are read.
    @discardableResult
    open func setDataProvider(
        _ dataProvider: any NSPasteboardItemDataProvider, forTypes types: [NSPasteboard.PasteboardType]
    ) -> Bool {
        for type in types {
            put(Data(), forType: type)
            providers[type] = dataProvider
        }
        return true
    }

    /// Sets the data of a type.
    @discardableResult
    open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        put(data, forType: type)
        return true
    }

    /// Sets the text of a type.
    @discardableResult
    open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
        setData(Data(string.utf8), forType: type)
    }

    /// Sets the property list of a type; returns whether it is one.
    @discardableResult
    open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        set(propertyList, forType: type)
    }

    /// Returns the data of a type.
    open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
        if let provider = providers.removeValue(forKey: type) {
            provider.pasteboard(nil, item: self, provideDataForType: type)
        }
        return contents.first { $0.type == type }?.data
    }

    /// Returns the text of a type.
    open func string(forType type: NSPasteboard.PasteboardType) -> String? {
        data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Returns the property list of a type: what was set, or its data or text.
    open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        guard let data = data(forType: type) else { return nil }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) { return list }
        return String(data: data, encoding: .utf8) ?? data
    }

    private func put(_ data: Data, forType type: NSPasteboard.PasteboardType) {
        providers[type] = nil
        if let index = contents.firstIndex(where: { $0.type == type }) {
            contents[index].data = data
        } else {
            contents.append((type, data))
        }
    }

    private func set(_ value: Any, forType type: NSPasteboard.PasteboardType) -> Bool {
        if let text = value as? String { return setString(text, forType: type) }
        if let text = value as? NSString { return setString(String(describing: text), forType: type) }
        if let data = value as? Data { return setData(data, forType: type) }
        guard
            let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        else { return false }
        return setData(data, forType: type)
    }

    // MARK: Reading and writing

    /// Returns the types of the item.
    open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
    /// Returns the data of a type.
    open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { data(forType: type) }
    /// Returns all types of the pasteboard.
    open class func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        MainActor.assumeIsolated { pasteboard.types ?? [] }
    }
}

/// Provides the data of an item when it is read.
public protocol NSPasteboardItemDataProvider: AnyObject {
    /// Sets the data of a type of the item.
    ///
    /// - Parameter pasteboard: always `nil`.
    func pasteboard(
        _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType)
    /// Never called: an item keeps its provider.
    func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard)
}

extension NSPasteboardItemDataProvider {
    /// Does nothing.
    public func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
}
