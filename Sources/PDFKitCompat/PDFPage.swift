import CursesUI
import CursesUIImage

/// A page of a PDF document, whose text and pictures are not read.
open class PDFPage: NSObject {
    /// The document.
    open internal(set) weak var document: PDFDocument?
    /// The number of the page, as a text.
    open private(set) var label: String?
    /// The rotation in degrees.
    open var rotation = 0 { didSet { isChanged = true } }
    /// The notes and marks that the app has added.
    open private(set) var annotations: [PDFAnnotation] = []
    /// The value is kept, but has no effect.
    open var displaysAnnotations = true
    /// Whether the page differs from the one in the file.
    private(set) var isChanged = false
    private var boxes: [PDFDisplayBox: CGRect]
    private let image: UIImage?

    /// Creates an empty page.
    public override init() {
        boxes = [.mediaBox: CGRect(x: 0, y: 0, width: 612, height: 792)]
        image = nil
    }

    /// Creates a page with a picture.
    public init?(image: UIImage) {
        boxes = [.mediaBox: CGRect(origin: .zero, size: image.size)]
        self.image = image
    }

    init(box: CGRect, number: Int) {
        boxes = [.mediaBox: box]
        label = "\(number)"
        image = nil
    }

    /// Returns a copy that belongs to no document.
    open override func copy() -> Any {
        let page = image.flatMap { PDFPage(image: $0) } ?? PDFPage()
        (page.boxes, page.rotation, page.label) = (boxes, rotation, label)
        return page
    }

    /// The part of the page in points.
    open func bounds(for box: PDFDisplayBox) -> CGRect { boxes[box] ?? boxes[.mediaBox] ?? .zero }
    /// Sets a part of the page.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        boxes[box] = bounds
        isChanged = true
    }

    /// Adds a note or a mark, which is not shown.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.page = self
        isChanged = true
    }
    /// Removes a note or a mark.
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        annotations.removeAll { $0 === annotation }
        annotation.page = nil
    }
    /// Returns the note or the mark at a point.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    /// The text: `nil`, because it is not read.
    open var string: String? { nil }
    /// The text: `nil`, because it is not read.
    open var attributedString: NSAttributedString? { nil }
    /// The number of characters: 0, because the text is not read.
    open var numberOfCharacters: Int { 0 }
    /// Returns -1: the text is not read.
    open func characterIndex(at point: CGPoint) -> Int { -1 }
    /// Returns an empty area: the text is not read.
    open func characterBounds(at index: Int) -> CGRect { .zero }
    /// Returns nothing: the text is not read.
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    /// Returns nothing: the text is not read.
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    /// Returns nothing: the text is not read.
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
    /// Returns nothing: the text is not read.
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    /// Returns nothing: the text is not read.
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }

    /// The page as a document: `nil`, because no file is written.
    open var dataRepresentation: Data? { nil }
    /// Returns the picture that the page was created from; an empty one for a page of a file.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
    /// Has no effect: pages are not drawn.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
    /// Returns a transform without effect.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }
}

/// A part of a page.
public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}
