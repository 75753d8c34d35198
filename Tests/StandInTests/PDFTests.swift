import CursesUITesting
import PDFKitCompat
import Testing

@Suite("PDF documents")
@MainActor
struct PDFTests {
    /// A document with two pages, without its table of objects.
    private let file = Data(
        """
        %PDF-1.7
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400.5] >> endobj
        4 0 obj << /Type /Page /Parent 2 0 R >> endobj
        5 0 obj << /Title (Notes \\(old\\)) /Author (Ada) >> endobj
        %%EOF
        """.utf8)

    private struct Shown: UIViewRepresentable {
        let document: PDFDocument?

        func makeUIView(context: Context) -> PDFView {
            let view = PDFView()
            view.autoScales = true
            view.document = document
            return view
        }
        func updateUIView(_ view: PDFView, context: Context) {}
    }

    @Test("The pages and the title of a document are read from its data")
    func document() throws {
        let document = try #require(PDFDocument(data: file))
        #expect(document.pageCount == 2 && document.majorVersion == 1 && document.minorVersion == 7)
        #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Notes (old)")
        let page = try #require(document.page(at: 1))
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 300, height: 400.5) && page.label == "2")
        #expect(document.index(for: page) == 1 && page.document === document && page.string == nil)
        #expect(document.page(at: 2) == nil && document.findString("a", withOptions: .caseInsensitive).isEmpty)
        #expect(document.dataRepresentation() == file && !document.isLocked)
    }

    @Test("Other data are not a document")
    func other() {
        #expect(PDFDocument(data: Data("words".utf8)) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/none.pdf")) == nil)
        #expect(PDFDocument(data: Data("%PDF-1.4".utf8))?.pageCount == 1)
    }

    @Test("A document that has been changed cannot be written")
    func changes() throws {
        let document = try #require(PDFDocument(data: file))
        let page = try #require(document.page(at: 0))
        let mark = PDFAnnotation(
            bounds: CGRect(x: 1, y: 1, width: 9, height: 9), forType: .highlight, withProperties: nil)
        mark.color = .red
        page.addAnnotation(mark)
        #expect(
            page.annotations == [mark] && mark.type == "Highlight" && page.annotation(at: CGPoint(x: 2, y: 2)) === mark)
        #expect(document.dataRepresentation() == nil)
        let copy = PDFDocument()
        copy.insert(try #require(page.copy() as? PDFPage), at: copy.pageCount)
        #expect(copy.pageCount == 1 && copy.dataRepresentation() == nil)
        #expect(!copy.write(to: FileManager.default.temporaryDirectory.appendingPathComponent("x.pdf")))
    }

    @Test("A view goes from page to page, and says so")
    func pages() throws {
        let view = PDFView()
        view.document = PDFDocument(data: file)
        var changes = 0
        let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) {
            _ in
            MainActor.assumeIsolated { changes += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(view.currentPage === view.document?.page(at: 0) && view.canGoToNextPage)
        view.goToNextPage(nil)
        view.goToNextPage(nil)
        #expect(view.currentPage === view.document?.page(at: 1) && !view.canGoToNextPage && changes == 1)
        view.goBack(nil)
        #expect(view.currentPage === view.document?.page(at: 0) && view.canGoForward)
    }

    @Test("A view says for which document it stands")
    func view() throws {
        let document = try #require(PDFDocument(data: file))
        let screen = TestApp(Shown(document: document), size: CellSize(width: 30, height: 4)).screen.text
        #expect(screen.contains("Notes (old)") && screen.contains("2 pages"))
        let empty = TestApp(Shown(document: nil), size: CellSize(width: 30, height: 4)).screen.text
        #expect(empty.contains("No PDF document"))
    }

    @Test("A table of contents is a tree")
    func outline() throws {
        let (document, root, entry) = (try #require(PDFDocument(data: file)), PDFOutline(), PDFOutline())
        document.outlineRoot = root
        entry.destination = PDFDestination(page: try #require(document.page(at: 1)), at: .zero)
        root.insertChild(entry, at: 0)
        #expect(root.numberOfChildren == 1 && entry.parent === root && entry.document === document && entry.index == 0)
        entry.removeFromParent()
        #expect(root.numberOfChildren == 0 && root.child(at: 0) == nil)
    }
}
