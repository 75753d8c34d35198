import CursesUI

/// A strip of small pictures of pages. A terminal shows none.
open class PDFThumbnailView: UIView {
    /// The view with the document.
    open weak var pdfView: PDFView?
    /// The value is kept, but has no effect.
    open var thumbnailSize = CGSize(width: 50, height: 50)
    /// The value is kept, but has no effect.
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    /// The value is kept, but has no effect.
    open var contentInset = UIEdgeInsets.zero
    /// The chosen pages: none.
    open var selectedPages: [PDFPage]? { nil }

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        standIn = AnyView(EmptyView())
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The direction of a strip; it has no effect.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical, horizontal
}
