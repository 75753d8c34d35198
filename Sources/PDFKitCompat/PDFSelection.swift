import CursesUI

/// A part of the text of a document, which is not read.
open class PDFSelection: NSObject {
    /// The colour is kept, but has no effect.
    open var color: UIColor?

    /// Creates an empty selection.
    public init(document: PDFDocument) {}

    /// The pages: none.
    open var pages: [PDFPage] { [] }
    /// The text: `nil`, because it is not read.
    open var string: String? { nil }
    /// The text: `nil`, because it is not read.
    open var attributedString: NSAttributedString? { nil }
    /// Returns an empty area.
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    /// Returns no lines.
    open func selectionsByLine() -> [PDFSelection] { [] }
    /// Has no effect: no selection has text.
    open func add(_ selection: PDFSelection) {}
    /// Has no effect: no selection has text.
    open func add(_ selections: [PDFSelection]) {}
    /// Has no effect: no selection has text.
    open func extend(atEnd succeed: Int) {}
    /// Has no effect: no selection has text.
    open func extend(atStart precede: Int) {}
    /// Has no effect: no selection has text.
    open func extendForLineBoundaries() {}
    /// Returns 0: there is no text.
    open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
    /// Returns an empty range: there is no text.
    open func range(at index: Int, on page: PDFPage) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
