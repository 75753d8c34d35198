import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a format from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// The Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// The Rich Text Format with pictures. It cannot be read or written.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// How a document is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The format, a ``DocumentType``. Without it, the beginning of the document tells the format.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, the number of a `String.Encoding`. The default is UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of the whole text.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// Has no effect.
        public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
        /// Has no effect.
        public static let timeout = DocumentReadingOptionKey(rawValue: "Timeout")
        /// Has no effect.
        public static let textSizeMultiplier = DocumentReadingOptionKey(rawValue: "TextSizeMultiplier")
    }

    /// What is known about a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The format, a ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding, the number of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// Has no effect.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
        /// Has no effect.
        public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
        /// Has no effect.
        public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
        /// Has no effect.
        public static let title = DocumentAttributeKey(rawValue: "Title")
        /// Has no effect.
        public static let author = DocumentAttributeKey(rawValue: "Author")
    }

    /// Reads a document: plain text, HTML or RTF.
    ///
    /// Of its looks, links stay, and bold and italic parts, code and strikethrough as
    /// `NSAttributedString.Key.inlinePresentationIntent`.
    ///
    /// - Parameter dict: receives the format.
    /// - Throws: `CocoaError.fileReadCorruptFile` if the data does not have the format, and
    ///   `CocoaError.fileReadInapplicableStringEncoding` if it does not have the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType].flatMap { $0 as? DocumentType ?? ($0 as? String).map(DocumentType.init) }
        let result = NSMutableAttributedString(string: "")
        let type1 = type ?? Self.type(of: data)
        for run in try Self.runs(of: data, type1, encoding: options[.characterEncoding]) {
            var attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
            attributes.merge(run.attributes) { $1 }
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        dict?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: type1.rawValue])
        self.init(attributedString: result)
    }

    /// Reads a document in a file: plain text, HTML or RTF.
    ///
    /// - Throws: the error of the file, and the errors of ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Reads a document in the Rich Text Format; `nil` if the data is none.
    public convenience init?(rtf data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
        try? self.init(data: data, options: [.documentType: DocumentType.rtf], documentAttributes: dict)
    }

    /// Reads an HTML document; `nil` if the data is no text.
    public convenience init?(html data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
        try? self.init(data: data, options: [.documentType: DocumentType.html], documentAttributes: dict)
    }

    /// Reads an HTML document; `nil` if the data is no text.
    ///
    /// - Parameter base: has no effect.
    public convenience init?(
        html data: Data, baseURL base: URL, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) {
        self.init(html: data, documentAttributes: dict)
    }

    /// Reads an HTML document; `nil` if the data is no text.
    public convenience init?(
        html data: Data, options: [DocumentReadingOptionKey: Any],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) {
        try? self.init(
            data: data, options: options.merging([.documentType: DocumentType.html]) { $1 }, documentAttributes: dict)
    }

    /// Returns a part of the text as a document: plain text by default, HTML or RTF.
    ///
    /// - Throws: `CocoaError.fileWriteInapplicableStringEncoding` if the encoding lacks a character, and
    ///   `CocoaError.featureUnsupported` for another format.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        let type = dict[.documentType].flatMap { $0 as? DocumentType ?? ($0 as? String).map(DocumentType.init) }
        switch type ?? .plain {
        case .rtf:
            return RTFDocument.data(of: part.documentRuns)
        case .html:
            return Data(HTMLDocument.text(of: part.documentRuns).utf8)
        case .plain:
            guard let data = part.string.data(using: Self.encoding(dict[.characterEncoding])) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        default:
            throw CocoaError(.featureUnsupported)
        }
    }

    /// Returns a part of the text in the Rich Text Format.
    public func rtf(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) -> Data? {
        try? data(from: range, documentAttributes: [.documentType: DocumentType.rtf])
    }

    private static func type(of data: Data) -> DocumentType {
        let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        return start.contains("<!doctype html") || start.contains("<html") ? .html : .plain
    }

    private static func encoding(_ value: Any?) -> String.Encoding {
        if let encoding = value as? String.Encoding { return encoding }
        return (value as? UInt ?? (value as? NSNumber)?.uintValue).map(String.Encoding.init) ?? .utf8
    }

    private static func runs(of data: Data, _ type: DocumentType, encoding: Any?) throws -> [DocumentRun] {
        if type == .rtf || type == .rtfd {
            guard let runs = RTFDocument.runs(of: data) else { throw CocoaError(.fileReadCorruptFile) }
            return runs
        }
        // Old pages without an encoding have that of Windows.
        let text =
            String(data: data, encoding: self.encoding(encoding))
            ?? (encoding == nil ? String(data: data, encoding: .windowsCP1252) : nil)
        guard let text else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        return type == .html ? HTMLDocument.runs(of: text) : [DocumentRun(text: text)]
    }
}
