import Foundation

/// An entry of a table of contents. Those of a file are not read.
open class PDFOutline: NSObject {
    private var children: [PDFOutline] = []

    /// The document.
    open internal(set) weak var document: PDFDocument?
    /// The entry that contains this one.
    open private(set) weak var parent: PDFOutline?
    /// The title.
    open var label: String?
    /// Whether the entries in it are visible.
    open var isOpen = false
    /// The place in the document.
    open var destination: PDFDestination?
    /// What a click does.
    open var action: PDFAction?

    /// Creates an entry.
    public override init() {}

    /// The number of entries in it.
    open var numberOfChildren: Int { children.count }
    /// The place in the entry that contains this one.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    /// Returns an entry in this one; `nil` if there is none.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    /// Inserts an entry.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        children.insert(child, at: min(max(0, index), children.count))
        (child.parent, child.document) = (self, document)
    }
    /// Removes the entry from the one that contains it.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// A place in a document.
open class PDFDestination: NSObject {
    /// The page.
    open private(set) weak var page: PDFPage?
    /// The point on the page.
    open private(set) var point: CGPoint
    /// The value is kept, but has no effect.
    open var zoom: CGFloat = kPDFDestinationUnspecifiedValue

    /// Creates a place.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// The number for a coordinate that is not given.
public let kPDFDestinationUnspecifiedValue: CGFloat = 3.402_823_466_385_288_6e38

/// What a click on a part of a document does.
open class PDFAction: NSObject {
    /// The kind of action.
    open var type: String { "" }
}

/// Opens a URL.
open class PDFActionURL: PDFAction {
    /// The URL.
    open var url: URL?

    /// Creates an action.
    public init(url: URL) { self.url = url }

    /// The kind of action.
    open override var type: String { "URI" }
}

/// Goes to a place in the document.
open class PDFActionGoTo: PDFAction {
    /// The place.
    open var destination: PDFDestination

    /// Creates an action.
    public init(destination: PDFDestination) { self.destination = destination }

    /// The kind of action.
    open override var type: String { "GoTo" }
}
