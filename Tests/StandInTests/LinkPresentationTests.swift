import CursesUIImage
import CursesUITesting
import LinkPresentationCompat
import Testing

@Suite("Links and their pages")
@MainActor
struct LinkPresentationTests {
    private let url = URL(filePath: "/a/b").deletingLastPathComponent()

    private func address(_ text: String) throws -> URL { try #require(URL(string: text)) }

    /// A provider that reads pages from a dictionary.
    private nonisolated static func provider(_ pages: [String: Data]) -> LPMetadataProvider {
        LPMetadataProvider { url, _, _ in
            guard let page = pages[url.absoluteString] else { throw URLError(.fileDoesNotExist) }
            return page
        }
    }

    private nonisolated static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

    @Test("The title and the picture are those that the page names for it")
    func page() async throws {
        let page = """
            <html><head><TITLE>
              Plain &amp; simple</TITLE>
            <meta content='The &quot;Title&quot; &#8212; it' property="og:title"/>
            <meta property=og:image content="/p.png">
            <link rel="shortcut icon" href="none.ico"><link rel="apple-touch-icon" href="icon.png"></head>
            """
        let provider = Self.provider([
            "https://a.example/x/": Data(page.utf8),
            "https://a.example/p.png": try #require(Data(base64Encoded: Self.pixel)),
        ])
        let metadata = try await provider.startFetchingMetadata(for: address("https://a.example/x/"))
        #expect(metadata.title == "The \"Title\" — it" && metadata.url?.host == "a.example")
        #expect(metadata.imageProvider?.canLoadObject(ofClass: UIImage.self) == true && metadata.iconProvider == nil)
        #expect((metadata.copy() as? LPLinkMetadata)?.title == metadata.title)
    }

    @Test("A page without such names has its title")
    func title() async throws {
        let provider = Self.provider(["https://a.example": Data("<title>Plain\n &amp; &lt;b&gt; & c</title>".utf8)])
        provider.shouldFetchSubresources = false
        let metadata = try await provider.startFetchingMetadata(for: address("https://a.example"))
        #expect(metadata.title == "Plain & <b> & c" && metadata.imageProvider == nil)
    }

    @Test("A page that cannot be read is an error of the framework")
    func failure() async throws {
        let error = await withCheckedContinuation { continuation in
            guard let url = URL(string: "https://a.example/none") else { return }
            Self.provider([:]).startFetchingMetadata(for: url) { _, error in continuation.resume(returning: error) }
        }
        #expect((error as? LPError)?.code == .metadataFetchFailed)
        // Nobody listens at this port.
        let refused = try address("http://127.0.0.1:1/")
        await #expect(throws: LPError.self) { try await LPMetadataProvider().startFetchingMetadata(for: refused) }
    }

    @Test("A slow page and a cancelled request have errors of their own")
    func cancelled() async throws {
        let slow = LPMetadataProvider { _, _, _ in throw PictureError.tooSlow }
        let url = try address("https://a.example")
        do {
            _ = try await slow.startFetchingMetadata(for: url)
            Issue.record("The page was read.")
        } catch LPError.metadataFetchTimedOut {}
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let waiting = LPMetadataProvider { _, _, _ in
            start.yield()
            while !Task.isCancelled { await Task.yield() }
            throw CancellationError()
        }
        let request = Task { try await waiting.startFetchingMetadata(for: url) }
        for await _ in started { break }
        waiting.cancel()
        let result = await request.result
        #expect(throws: LPError.self) { try result.get() }
        do { _ = try result.get() } catch { #expect((error as? LPError)?.code == .metadataFetchCancelled) }
    }

    private struct Shown: UIViewRepresentable {
        let metadata: LPLinkMetadata

        func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
        func updateUIView(_ view: LPLinkView, context: Context) {}
    }

    @Test("A view shows the title and the host")
    func view() throws {
        let metadata = LPLinkMetadata()
        metadata.url = try address("https://a.example/long/path")
        metadata.title = "The title"
        let screen = TestApp(Shown(metadata: metadata), size: CellSize(width: 40, height: 4)).screen.text
        #expect(screen.contains("The title") && screen.contains("a.example") && !screen.contains("long"))
        #expect(LPLinkView(url: url).metadata.originalURL == url)
    }
}
