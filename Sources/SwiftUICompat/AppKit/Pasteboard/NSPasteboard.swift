import CursesUI

/// The app's pasteboard, for code that uses AppKit: see ``UIPasteboard``.
///
/// The text of the general pasteboard goes to the clipboard of the terminal. Its other types, and other pasteboards,
/// stay in the app.
@MainActor @preconcurrency
public final class NSPasteboard {
    /// The pasteboard of the app.
    public static let general = NSPasteboard(name: .general)
    /// The name of the pasteboard.
    public nonisolated let name: Name
    private let contents: Contents

    /// What all objects of a name have in common.
    @MainActor @preconcurrency
    private final class Contents {
        static var named: [Name: Contents] = [:]
        var items: [NSPasteboardItem] = []
        var count = 0
        weak var owner: (any NSPasteboardTypeOwner)?
        /// The text that was last put on the app's pasteboard or read from it.
        var known: String?
    }

    private var items: [NSPasteboardItem] {
        get { contents.items }
        set { contents.items = newValue }
    }

    /// Returns the pasteboard with a name. It is created if it does not exist.
    public init(name: Name) {
        self.name = name
        contents = Contents.named[name] ?? Contents()
        Contents.named[name] = contents
    }

    /// Returns a pasteboard with a name of its own.
    public static func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

    /// Forgets the pasteboard: a further one of its name is empty.
    public func releaseGlobally() { Contents.named[name] = nil }

    private var isGeneral: Bool { name == .general }

    /// Adopts a text that a field or other code has copied since.
    private func refresh() {
        guard isGeneral else { return }
        let text = UIPasteboard.general.string.flatMap { $0.isEmpty ? nil : $0 }
        guard text != contents.known else { return }
        contents.known = text
        contents.count += 1
        items = []
        guard let text else { return }
        let item = NSPasteboardItem()
        item.setString(text, forType: .string)
        items = [item]
    }

    /// Puts the text of the items on the app's pasteboard.
    private func share() {
        guard isGeneral else { return }
        let lines = items.compactMap { $0.string(forType: .string) ?? $0.string(forType: .URL) }
        let text = lines.isEmpty ? nil : lines.joined(separator: "\n")
        guard text != contents.known else { return }
        contents.known = text.flatMap { $0.isEmpty ? nil : $0 }
        UIPasteboard.general.string = text ?? ""
    }

    /// How often the contents have been replaced, by this app alone: a terminal does not tell what others copy.
    public var changeCount: Int {
        refresh()
        return contents.count
    }

    /// Removes the contents, and returns the new change count.
    @discardableResult
    public func clearContents() -> Int {
        refresh()
        items = []
        contents.owner = nil
        contents.count += 1
        share()
        return contents.count
    }

    /// Removes the contents, and returns the new change count.
    ///
    /// - Parameter options: has no effect: the terminal determines who can read its clipboard.
    @discardableResult
    public func prepareForNewContents(with options: ContentsOptions = []) -> Int { clearContents() }

    /// Removes the contents, and returns the new change count. The types have no contents until they are set. An owner
    /// that is a ``NSPasteboardTypeOwner`` is asked for them.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        clearContents()
        contents.owner = newOwner as? any NSPasteboardTypeOwner
        return contents.count
    }

    /// Adds types, and returns the change count. They have no contents until they are set.
    @discardableResult
    public func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        if let newOwner = newOwner as? any NSPasteboardTypeOwner { contents.owner = newOwner }
        return changeCount
    }

    private func first() -> NSPasteboardItem {
        refresh()
        if items.isEmpty { items = [NSPasteboardItem()] }
        return items[0]
    }

    /// Sets the text of a type. Plain text also goes to the clipboard of the terminal.
    @discardableResult
    public func setString(_ string: String, forType type: PasteboardType) -> Bool {
        first().setString(string, forType: type)
        share()
        return true
    }

    /// Sets the data of a type; `nil` for none.
    @discardableResult
    public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
        first().setData(data ?? Data(), forType: type)
        share()
        return true
    }

    /// Sets the property list of a type; returns whether it is one.
    @discardableResult
    public func setPropertyList(_ plist: Any, forType type: PasteboardType) -> Bool {
        defer { share() }
        return first().setPropertyList(plist, forType: type)
    }

    /// Adds objects, each as an item; returns whether there are any.
    @discardableResult
    public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        refresh()
        for object in objects { items.append(object as? NSPasteboardItem ?? item(of: object)) }
        share()
        return !objects.isEmpty
    }

    private func item(of object: any NSPasteboardWriting) -> NSPasteboardItem {
        let item = NSPasteboardItem()
        for type in object.writableTypes(for: self) {
            if let list = object.pasteboardPropertyList(forType: type) { item.setPropertyList(list, forType: type) }
        }
        return item
    }

    /// The items; `nil` if there are none.
    public var pasteboardItems: [NSPasteboardItem]? {
        refresh()
        return items.isEmpty ? nil : items
    }

    /// The types of the items; `nil` if there are none.
    public var types: [PasteboardType]? {
        guard let items = pasteboardItems else { return nil }
        var types: [PasteboardType] = []
        for type in items.flatMap(\.types) where !types.contains(type) { types.append(type) }
        return types
    }

    /// Returns the first of some types that the pasteboard has.
    public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let own = self.types ?? []
        return types.first { own.contains($0) }
    }

    /// Returns whether an item has one of some types, which are names of types.
    public func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        availableType(from: types.map { PasteboardType($0) }) != nil
    }

    private func item(with type: PasteboardType) -> NSPasteboardItem? {
        refresh()
        if let item = items.first(where: { $0.types.contains(type) }) { return item }
        guard let owner = contents.owner else { return nil }
        owner.pasteboard(self, provideDataForType: type)
        return items.first { $0.types.contains(type) }
    }

    /// Returns the text of a type, if there is any.
    public func string(forType type: PasteboardType) -> String? { item(with: type)?.string(forType: type) }
    /// Returns the data of a type, if there is any.
    public func data(forType type: PasteboardType) -> Data? { item(with: type)?.data(forType: type) }
    /// Returns the property list of a type, if there is any.
    public func propertyList(forType type: PasteboardType) -> Any? { item(with: type)?.propertyList(forType: type) }

    /// Returns the items as objects of the first class that fits: `NSString`, `NSAttributedString`, `NSURL`, `NSImage`,
    /// `NSColor`, `NSPasteboardItem`, or a ``NSPasteboardReading`` of the app.
    ///
    /// Texts and URLs are returned as `String` and `URL`, which Linux does not convert.
    public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
        refresh()
        return items.compactMap { item in classArray.lazy.compactMap { self.read($0, of: item, options) }.first }
    }

    /// Returns whether an item can be read as an object of one of the classes.
    public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
        readObjects(forClasses: classArray, options: options)?.isEmpty == false
    }

    private func read(_ type: AnyClass, of item: NSPasteboardItem, _ options: [ReadingOptionKey: Any]?) -> Any? {
        if type == NSPasteboardItem.self { return item }
        if type == NSURL.self {
            let filesOnly = options?[.urlReadingFileURLsOnly] as? Bool == true
            let text = item.string(forType: .fileURL) ?? (filesOnly ? nil : item.string(forType: .URL))
            return text.flatMap { URL(string: $0) }
        }
        if type == NSString.self { return item.string(forType: .string) }
        if type == NSAttributedString.self {
            return item.string(forType: .string).map { NSAttributedString(string: $0) }
        }
        if type == UIImage.self {
            return item.data(forType: .png).flatMap { UIImage(data: $0) }
                ?? item.data(forType: .tiff).flatMap { UIImage(data: $0) }
                ?? item.string(forType: .fileURL).flatMap { URL(string: $0) }.flatMap { NSImage(contentsOf: $0) }
        }
        if type == UIColor.self {
            return item.data(forType: .color).flatMap {
                try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0)
            }
        }
        guard let reading = type as? any NSPasteboardReading.Type else { return nil }
        for name in reading.readableTypes(for: self) {
            let form = reading.readingOptions(forType: name, pasteboard: self)
            let value: Any? =
                form.contains(.asString)
                ? item.string(forType: name)
                : form.contains(.asPropertyList) ? item.propertyList(forType: name) : item.data(forType: name)
            if let value, let object = reading.init(pasteboardPropertyList: value, ofType: name) { return object }
        }
        return nil
    }
}

/// The owner of types on a pasteboard, which provides them when they are read.
@MainActor @preconcurrency
public protocol NSPasteboardTypeOwner: AnyObject {
    /// Sets the contents of a type.
    func pasteboard(_ sender: NSPasteboard, provideDataForType type: NSPasteboard.PasteboardType)
    /// Never called: a pasteboard keeps its owner until it is cleared.
    func pasteboardChangedOwner(_ sender: NSPasteboard)
}

extension NSPasteboardTypeOwner {
    /// Does nothing.
    public func pasteboardChangedOwner(_ sender: NSPasteboard) {}
}

extension NSPasteboard: @MainActor Hashable {
    public static func == (lhs: NSPasteboard, rhs: NSPasteboard) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
