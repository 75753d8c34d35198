import CursesUI

/// A PDF document. Its data, the number of its pages and their size are known; its texts and pictures are not read.
open class PDFDocument: NSObject {
    private var data: Data?
    private var file: PDFFile?
    private var pages: [PDFPage] = []
    private var isChanged = false

    /// The file.
    open private(set) var documentURL: URL?
    /// The title, the author and so on, as far as they can be read; keys are those of ``PDFDocumentAttribute``.
    open var documentAttributes: [AnyHashable: Any]? { didSet { isChanged = true } }
    /// The table of contents: `nil` until the app sets one.
    open var outlineRoot: PDFOutline? {
        didSet {
            outlineRoot?.document = self
            isChanged = true
        }
    }
    /// The object is kept, but never called.
    open weak var delegate: (any PDFDocumentDelegate)?

    /// Creates a document without pages.
    public override init() {}

    /// Reads a document from a file; `nil` if the file is not one.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    /// Reads a document from data; `nil` if the data are not one.
    public init?(data: Data) {
        guard let file = PDFFile(data) else { return nil }
        super.init()
        (self.data, self.file) = (data, file)
        pages = (1...file.pageCount).map { PDFPage(box: file.mediaBox, number: $0) }
        for page in pages { page.document = self }
        let names: KeyValuePairs<String, PDFDocumentAttribute> = [
            "Title": .titleAttribute, "Author": .authorAttribute, "Subject": .subjectAttribute,
            "Creator": .creatorAttribute, "Producer": .producerAttribute,
        ]
        var attributes: [AnyHashable: Any] = [:]
        for (name, attribute) in names { if let text = file.info[name] { attributes[attribute] = text } }
        if let words = file.info["Keywords"] {
            attributes[PDFDocumentAttribute.keywordsAttribute] = words.components(separatedBy: ", ")
        }
        documentAttributes = attributes
        isChanged = false
    }

    /// The first number of the format's version.
    open var majorVersion: Int { file?.version.major ?? 1 }
    /// The second number of the format's version.
    open var minorVersion: Int { file?.version.minor ?? 4 }
    /// Whether the file is encrypted.
    open var isEncrypted: Bool { file?.isEncrypted ?? false }
    /// Always false: nothing of the document is read that a password would protect.
    open var isLocked: Bool { false }
    /// Whether printing is allowed: true.
    open var allowsPrinting: Bool { true }
    /// Whether copying is allowed: true.
    open var allowsCopying: Bool { true }
    /// Returns true: the document is not locked.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool { true }

    /// The text of the document: `nil`, because it is not read.
    open var string: String? { nil }

    // MARK: Pages

    /// The number of pages; 1 if the number is compressed.
    open var pageCount: Int { pages.count }
    /// Returns a page; `nil` if there is none.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// Returns the place of a page; `NSNotFound` if it belongs to a different document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    /// Inserts a page.
    open func insert(_ page: PDFPage, at index: Int) {
        pages.insert(page, at: min(max(0, index), pages.count))
        page.document = self
        isChanged = true
    }

    /// Removes a page.
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
        isChanged = true
    }

    /// Exchanges two pages.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        isChanged = true
    }

    // MARK: Data

    /// Returns the data that the document was read from; `nil` if its pages or annotations have been changed, which
    /// cannot be written.
    open func dataRepresentation() -> Data? { isChanged || pages.contains { $0.isChanged } ? nil : data }
    /// Returns the data that the document was read from; `nil` if its pages or annotations have been changed.
    ///
    /// - Parameter options: have no effect.
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }
    /// Writes the data that the document was read from; returns false if the document has been changed.
    ///
    /// - Parameter options: with any option nothing is written: a file cannot be encrypted.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        guard options?.isEmpty ?? true, let data = dataRepresentation() else { return false }
        return (try? data.write(to: url, options: .atomic)) != nil
    }
    /// Writes the data that the document was read from; returns false if the document has been changed.
    ///
    /// - Parameter options: with any option nothing is written: a file cannot be encrypted.
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
        write(to: URL(fileURLWithPath: path), withOptions: options)
    }

    // MARK: Search

    /// Whether a search is in progress: never.
    open var isFinding: Bool { false }
    /// Returns nothing: the text is not read.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    /// Finds nothing, and says that the search has ended.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }
    /// Finds nothing, and says that the search has ended.
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        delegate?.documentDidBeginDocumentFind(Notification(name: .PDFDocumentDidBeginFind, object: self))
        NotificationCenter.default.post(name: .PDFDocumentDidBeginFind, object: self)
        delegate?.documentDidEndDocumentFind(Notification(name: .PDFDocumentDidEndFind, object: self))
        NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: self)
    }
    /// Has no effect: no search is in progress.
    open func cancelFindString() {}
    /// The text of the document: `nil`, because it is not read.
    open var selectionForEntireDocument: PDFSelection? { nil }
    /// Returns nothing: the text is not read.
    open func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint)
        -> PDFSelection?
    { nil }
    /// Returns nothing: there is no table of contents for the text.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
}

/// Receives the events of a document.
public protocol PDFDocumentDelegate: AnyObject {
    /// Called when a search begins.
    func documentDidBeginDocumentFind(_ notification: Notification)
    /// Called when a search has ended.
    func documentDidEndDocumentFind(_ notification: Notification)
    /// Never called: the text is not read.
    func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
    /// Does nothing.
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    /// Does nothing.
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    /// Does nothing.
    public func didMatchString(_ instance: PDFSelection) {}
}

/// A fact about a document.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a fact from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// The author.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// The subject.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program with which the document was written.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that wrote the file.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// The keywords, as an array.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
    /// When the document was written; not read.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// When the document was changed; not read.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
}

/// An option for writing a document; it has no effect.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A password for reading.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")
    /// A password for changing.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
    /// Whether annotations become a part of the page.
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentBurnInAnnotationsOption")
    /// What a reader may do.
    public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentAccessPermissionsOption")
}

extension Notification.Name {
    /// A search begins.
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDidBeginFindNotification")
    /// A search has ended.
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDidEndFindNotification")
    /// A search has found a text; never posted.
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDidFindMatchNotification")
    /// A document has been unlocked; never posted.
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDidUnlockNotification")
}
