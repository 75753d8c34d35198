import CursesUITesting
import Testing
import WebKitCompat

@Suite("Web pages")
@MainActor
struct WebTests {
    private struct Page: UIViewRepresentable {
        let url: URL

        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
    }

    private final class Delegate: NSObject, WKNavigationDelegate {
        var finished = 0

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
    }

    private func request(_ address: String) throws -> URLRequest { URLRequest(url: try #require(URL(string: address))) }

    @Test("A web view shows the URL as a link")
    func link() throws {
        let url = try #require(URL(string: "https://a.example/b"))
        let screen = TestApp(Page(url: url), size: CellSize(width: 30, height: 4)).screen.text
        #expect(screen.contains("https://a.example/b"))
    }

    @Test("A web view has a history")
    func history() throws {
        let view = WKWebView()
        #expect(view.goBack() == nil && view.url == nil && view.estimatedProgress == 0)
        for path in ["a", "b", "c"] { view.load(try request("https://x.example/\(path)")) }
        view.goBack()
        #expect(view.url?.path == "/b" && view.canGoBack && view.canGoForward)
        view.goForward()
        #expect(view.url?.path == "/c" && !view.canGoForward && view.estimatedProgress == 1)
        view.reload()
        #expect(view.url?.path == "/c")
    }

    @Test("The delegate is told that a page has been loaded")
    func delegate() async throws {
        let (view, delegate) = (WKWebView(), Delegate())
        view.navigationDelegate = delegate
        view.load(try request("https://x.example"))
        #expect(delegate.finished == 0)
        for _ in 0..<100 where delegate.finished == 0 { await Task.yield() }
        #expect(delegate.finished == 1)
    }

    @Test("A page of text is shown without its tags")
    func words() {
        let screen = TestApp(HTML(), size: CellSize(width: 20, height: 4)).screen.text
        #expect(screen.contains("A & B") && screen.contains("<c>") && !screen.contains("x()"))
    }

    private struct HTML: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {
            view.loadHTMLString(
                "<head><title>t</title></head><p>A &amp; <b>B</b></p><script>x()</script><!-- y --><p>&lt;c&gt;</p>",
                baseURL: nil)
        }
    }
}
