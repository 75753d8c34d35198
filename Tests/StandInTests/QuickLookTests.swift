import CursesUITesting
import QuickLookCompat
import QuickLookThumbnailingCompat
import Testing

@testable import CursesUI

@Suite("Previews of files")
@MainActor
final class QuickLookTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cursesui-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func file(_ name: String, _ contents: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try contents.write(to: url)
        return url
    }

    private var picture: Data {
        // One pixel.
        let text =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        return Data(base64Encoded: text) ?? Data()
    }

    private struct Preview: View {
        let files: [URL]
        @State var shown: URL?

        var body: some View {
            Button("Preview") { shown = files.first }.quickLookPreview($shown, in: files)
        }
    }

    @Test("A preview shows the text of a file, and closes")
    func text() throws {
        let files = [try file("a.txt", Data("first words".utf8)), try file("b.bin", Data([0, 1, 2]))]
        let app = TestApp(Preview(files: files), size: CellSize(width: 50, height: 16))
        #expect(!app.screen.text.contains("first words"))
        app.click(text: "Preview")
        #expect(app.screen.text.contains("first words") && app.screen.text.contains("a.txt"))
        app.click(text: "Next")
        #expect(app.screen.text.contains("b.bin") && app.screen.text.contains("3 bytes"))
        app.click(text: "Done")
        #expect(!app.screen.text.contains("b.bin"))
    }

    private final class Source: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        let file: URL
        var dismissals = 0

        init(_ file: URL) { self.file = file }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
            file as QLPreviewItem
        }
        func previewControllerDidDismiss(_ controller: QLPreviewController) { dismissals += 1 }
    }

    private struct Controller: UIViewControllerRepresentable {
        let source: Source

        func makeUIViewController(context: Context) -> QLPreviewController {
            let controller = QLPreviewController()
            controller.dataSource = source
            controller.delegate = source
            return controller
        }
        func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
    }

    private struct Sheet: View {
        let source: Source
        @State var isShown = true

        var body: some View {
            Text(verbatim: "below").sheet(isPresented: $isShown) { Controller(source: source) }
        }
    }

    @Test("A controller shows the files of its data source, and says that it closes")
    func controller() throws {
        let source = Source(try file("c.md", Data("# Title".utf8)))
        let app = TestApp(Sheet(source: source), size: CellSize(width: 50, height: 16))
        #expect(app.screen.text.contains("# Title"))
        #expect(QLPreviewController.canPreview(source.file as NSURL))
        #expect(!QLPreviewController.canPreview(folder.appendingPathComponent("none")))
        app.click(text: "Done")
        #expect(!app.screen.text.contains("# Title") && source.dismissals == 1)
    }

    private struct Embedded: NSViewRepresentable {
        let file: URL

        func makeNSView(context: Context) -> QLPreviewView { QLPreviewView(frame: .zero, style: .normal) }
        func updateNSView(_ view: QLPreviewView, context: Context) { view.previewItem = file as QLPreviewItem }
    }

    @Test("A view shows a file, without a button that closes it")
    func embedded() throws {
        let view = Embedded(file: try file("d.txt", Data("some words".utf8)))
        let screen = TestApp(view, size: CellSize(width: 50, height: 16)).screen.text
        #expect(screen.contains("some words") && screen.contains("Open") && !screen.contains("Done"))
    }

    @Test("A picture is its own thumbnail, and other files have none")
    func thumbnails() async throws {
        func request(_ file: URL) -> QLThumbnailGenerator.Request {
            QLThumbnailGenerator.Request(
                fileAt: file, size: CGSize(width: 60, height: 90), scale: 1, representationTypes: .all)
        }
        let generator = QLThumbnailGenerator.shared
        let thumbnail = try await generator.generateBestRepresentation(for: request(file("a.png", picture)))
        #expect(thumbnail.type == .thumbnail && thumbnail.uiImage.size == CGSize(width: 1, height: 1))
        let text = try file("a.txt", Data("words".utf8))
        do {
            _ = try await generator.generateBestRepresentation(for: request(text))
            Issue.record("A text has a thumbnail.")
        } catch QLThumbnailError.generationFailed {}
        let error = await withCheckedContinuation { continuation in
            generator.generateRepresentations(for: request(text)) { _, _, error in continuation.resume(returning: error)
            }
        }
        #expect((error as? QLThumbnailError)?.code == .generationFailed)
    }

    @Test("A desktop opens files, and runs no programs")
    func documents() throws {
        #expect(DesktopOpener.isDocument(try file("a.pdf", Data())))
        #expect(!DesktopOpener.isDocument(try file("a.desktop", Data())) && !DesktopOpener.isDocument(folder))
        let program = try file("run", Data())
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        #expect(!DesktopOpener.isDocument(program))
    }
}
