import CursesUI

/// A view of a PDF document. A terminal shows the name of the document and its number of pages, with a button that
/// opens the file with the desktop's program.
open class PDFView: UIView {
    /// The document.
    open var document: PDFDocument? {
        didSet {
            page = document?.page(at: 0)
            show()
            post(.PDFViewDocumentChanged)
        }
    }
    /// The object is kept, but never called.
    open weak var delegate: (any PDFViewDelegate)?
    /// The value is kept, but has no effect.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// The value is kept, but has no effect.
    open var displayDirection = PDFDisplayDirection.vertical
    /// The value is kept, but has no effect.
    open var displayBox = PDFDisplayBox.cropBox
    /// The value is kept, but has no effect.
    open var displaysPageBreaks = true
    /// The value is kept, but has no effect.
    open var pageBreakMargins = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var displaysAsBook = false
    /// The value is kept, but has no effect.
    open var displaysRTL = false
    /// The value is kept, but has no effect.
    open var pageShadowsEnabled = true
    /// The value is kept, but has no effect.
    open var enableDataDetectors = false
    /// The value is kept, but has no effect.
    open var isInMarkupMode = false
    /// The value is kept, but has no effect.
    open var isFindInteractionEnabled = false
    /// The value is kept, but has no effect.
    open var interpolationQuality = PDFInterpolationQuality.high
    /// The value is kept, but has no effect.
    open var autoScales = false
    /// The value is kept, but has no effect.
    open var scaleFactor: CGFloat = 1 { didSet { if scaleFactor != oldValue { post(.PDFViewScaleChanged) } } }
    /// The value is kept, but has no effect.
    open var minScaleFactor: CGFloat = 0.25
    /// The value is kept, but has no effect.
    open var maxScaleFactor: CGFloat = 5
    /// The scale at which a page would fit: 1.
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    /// The value is kept, but has no effect.
    open var highlightedSelections: [PDFSelection]?
    /// The value is kept, but has no effect.
    open var currentSelection: PDFSelection?
    /// The object is kept, but never called.
    open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)?
    /// Whether pages are turned; the value has no effect.
    open private(set) var isUsingPageViewController = false

    private var page: PDFPage? {
        didSet { if page !== oldValue { post(.PDFViewPageChanged) } }
    }
    private var past: [PDFPage] = []
    private var future: [PDFPage] = []

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        show()
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func show() {
        let (count, file) = (document?.pageCount ?? 0, document?.documentURL)
        let title = document?.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String
        let name = [title, file?.lastPathComponent].compactMap { $0 }.first { !$0.isEmpty } ?? "A PDF document"
        let isEmpty = document == nil
        standIn = AnyView(
            VStack(alignment: .leading) {
                if isEmpty {
                    Text(verbatim: "No PDF document").foregroundStyle(.secondary)
                } else {
                    Text(verbatim: name)
                    Text(verbatim: count == 1 ? "1 page" : "\(count) pages").foregroundStyle(.secondary)
                    if let file, DesktopOpener.isDocument(file) {
                        Button("Open") { _ = DesktopOpener.openDocument(file) }
                    }
                }
            })
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Pages

    /// The page: the first one until code goes to a different one.
    open var currentPage: PDFPage? { page }
    /// The pages that are shown: the current one.
    open var visiblePages: [PDFPage] { page.map { [$0] } ?? [] }
    /// The place: the top of the current page.
    open var currentDestination: PDFDestination? {
        page.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
    }

    private var index: Int? { page.flatMap { document?.index(for: $0) } }
    private var lastIndex: Int { (document?.pageCount ?? 0) - 1 }
    private func go(to index: Int) { if let page = document?.page(at: index) { go(to: page) } }

    /// Goes to a page.
    open func go(to page: PDFPage) {
        guard let document, document.index(for: page) != NSNotFound, page !== self.page else { return }
        if let old = self.page { past.append(old) }
        future = []
        self.page = page
    }
    /// Goes to the page of a place.
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    /// Goes to the page of a text; texts have none.
    open func go(to selection: PDFSelection) { selection.pages.first.map { go(to: $0) } }
    /// Goes to a page.
    ///
    /// - Parameter rect: has no effect.
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    /// Whether there is a page before this one.
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    /// Whether there is a page after this one.
    open var canGoToLastPage: Bool { canGoToNextPage }
    /// Whether there is a page before this one.
    open var canGoToPreviousPage: Bool { index ?? 0 > 0 }
    /// Whether there is a page after this one.
    open var canGoToNextPage: Bool { index.map { $0 < lastIndex } ?? false }
    /// Goes to the first page.
    open func goToFirstPage(_ sender: Any?) { go(to: 0) }
    /// Goes to the last page.
    open func goToLastPage(_ sender: Any?) { go(to: lastIndex) }
    /// Goes to the page before this one.
    open func goToPreviousPage(_ sender: Any?) { index.map { go(to: $0 - 1) } }
    /// Goes to the page after this one.
    open func goToNextPage(_ sender: Any?) { index.map { go(to: $0 + 1) } }
    /// Whether there is a page to go back to.
    open var canGoBack: Bool { !past.isEmpty }
    /// Whether there is a page to go forward to.
    open var canGoForward: Bool { !future.isEmpty }
    /// Goes back to the page that was shown before.
    open func goBack(_ sender: Any?) {
        guard let old = past.popLast() else { return }
        if let page { future.append(page) }
        page = old
    }
    /// Goes forward to the page that was shown before going back.
    open func goForward(_ sender: Any?) {
        guard let next = future.popLast() else { return }
        if let page { past.append(page) }
        page = next
    }

    // MARK: Without an effect

    /// Has no effect: pages are not shown.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
    }
    /// Keeps a selection.
    ///
    /// - Parameter animate: has no effect.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    /// Removes the selection.
    open func clearSelection() { currentSelection = nil }
    /// Has no effect: the text is not read.
    open func selectAll(_ sender: Any?) {}
    /// Has no effect: the text is not read.
    open func copy(_ sender: Any?) {}
    /// Has no effect: pages are not shown.
    open func scrollSelectionToVisible(_ sender: Any?) {}
    /// Whether the scale can grow.
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    /// Whether the scale can shrink.
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    /// Makes the scale larger, which is not seen.
    open func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) }
    /// Makes the scale smaller, which is not seen.
    open func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) }
    /// Has no effect: pages are not shown.
    open func layoutDocumentView() {}
    /// The view of the pages: none.
    open var documentView: UIView? { nil }
    /// Returns the current page.
    ///
    /// - Parameters:
    ///   - point: has no effect.
    ///   - nearest: has no effect.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { page }
    /// Returns the point unchanged.
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    /// Returns the area unchanged.
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    /// Returns the point unchanged.
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    /// Returns the area unchanged.
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
    /// Returns the size of a page.
    open func rowSize(for page: PDFPage) -> CGSize { page.bounds(for: displayBox).size }
    /// Has no effect: pages are not shown.
    open func annotationsChanged(on page: PDFPage) {}
}

/// Receives the events of a view. No method is called, because no page is shown.
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {
    /// Never called: there are no links.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    /// Never called: there are no links.
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
    /// Never called: nothing is printed.
    func pdfViewPerformPrint(_ sender: PDFView)
}

extension PDFViewDelegate {
    /// Does nothing.
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    /// Does nothing.
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
    /// Does nothing.
    public func pdfViewPerformPrint(_ sender: PDFView) {}
}

/// Puts views above pages. No method is called, because no page is shown.
@MainActor @preconcurrency
public protocol PDFPageOverlayViewProvider: AnyObject {
    /// Never called: no page is shown.
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    /// Never called: no page is shown.
    func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    /// Never called: no page is shown.
    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}

extension PDFPageOverlayViewProvider {
    /// Does nothing.
    public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) {}
    /// Does nothing.
    public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) {}
}

/// How many pages a view shows; it has no effect.
public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// The direction in which pages follow; it has no effect.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

/// How smoothly pictures are drawn; it has no effect.
public enum PDFInterpolationQuality: Int, Sendable {
    case none, low, high
}

extension Notification.Name {
    /// A view has a different document.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChangedNotification")
    /// A view has a different current page.
    public static let PDFViewPageChanged = Notification.Name("PDFViewPageChangedNotification")
    /// A view has a different scale.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChangedNotification")
    /// A text has been selected; never posted.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChangedNotification")
    /// Other pages are visible; never posted.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChangedNotification")
    /// A note has been clicked; never posted.
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHitNotification")
    /// The way pages are shown has changed; never posted.
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChangedNotification")
}
