import CursesUI

/// An object that can be put on a pasteboard.
public protocol NSPasteboardWriting {
    /// Returns the types in which the object can be written.
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    /// Returns when the data of a type is provided. The result has no effect: it is provided at once.
    func writingOptions(
        forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions
    /// Returns the object in a type: data, a text or a property list.
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSPasteboardWriting {
    /// No options.
    public func writingOptions(
        forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions { [] }
}

/// An object that can be read from a pasteboard.
public protocol NSPasteboardReading {
    /// Returns the types from which the object can be read.
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    /// Returns the form in which a type is read.
    static func readingOptions(
        forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
    ) -> NSPasteboard.ReadingOptions
    /// Creates the object from data, a text or a property list.
    init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
}

extension NSPasteboardReading {
    /// As data.
    public static func readingOptions(
        forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
    ) -> NSPasteboard.ReadingOptions { .asData }
}

extension NSString: NSPasteboardWriting {
    /// Plain text.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    /// The text.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        String(describing: self)
    }
}

extension NSAttributedString: NSPasteboardWriting {
    /// Plain text: a pasteboard keeps no attributes.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    /// The text.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { string }
}

extension NSURL: NSPasteboardWriting {
    /// A URL, that of a file if it is one, and plain text.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        isFileURL ? [.fileURL, .URL, .string] : [.URL, .string]
    }
    /// The URL as a text; as plain text, the path of a file.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        type == .string && isFileURL ? path : absoluteString
    }
}

extension UIImage: NSPasteboardWriting {
    /// A PNG picture.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.png] }
    /// The picture as PNG data.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { pngData() }
}

extension UIColor: NSPasteboardWriting {
    /// A colour.
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.color] }
    /// The colour as an archive.
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
    }
}
