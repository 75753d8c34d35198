@_exported import SwiftUICompat

/// A view that shows web pages. A terminal shows the page's URL as a link, which the desktop's browser opens.
open class WKWebView: UIView {
    /// The settings; they have no effect.
    public let configuration: WKWebViewConfiguration
    /// The delegate, which is told that a page has been loaded as soon as it is asked for.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object is kept, but never called.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// The scroll view, which has no content.
    public let scrollView = UIScrollView()
    /// The value is kept, but has no effect.
    open var allowsBackForwardNavigationGestures = false
    /// The value is kept, but has no effect.
    open var allowsLinkPreview = true
    /// The value is kept, but has no effect.
    open var customUserAgent: String?
    /// The value is kept, but has no effect.
    open var isInspectable = false

    /// The page; `nil` before one is loaded.
    public private(set) var url: URL?
    /// Always `nil`: the page is not read.
    open var title: String? { nil }
    /// Always false: the page is not read.
    open var isLoading: Bool { false }
    /// 1 once a page has been asked for, otherwise 0.
    open var estimatedProgress: Double { url == nil ? 0 : 1 }
    /// Always true: the page is not read.
    open var hasOnlySecureContent: Bool { true }

    private var back: [URL] = []
    private var forward: [URL] = []

    /// Creates a view.
    public override convenience init(frame: CGRect = .zero) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Creates a view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        show(nil)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
    }

    // MARK: - Pages

    /// Shows the URL of a request as a link.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { request.url.flatMap { load($0) } }

    /// Shows a text: the words of a page, without its tags.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL
        standIn = AnyView(ScrollView { Text(verbatim: PageText.words(of: string)) })
        return finish()
    }

    /// Shows the URL of a file as a link.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { load(url) }

    private func load(_ url: URL) -> WKNavigation? {
        if let old = self.url, old != url {
            back.append(old)
            forward = []
        }
        return go(to: url)
    }

    private func go(to url: URL) -> WKNavigation? {
        self.url = url
        show(url)
        return finish()
    }

    private func show(_ url: URL?) {
        standIn = AnyView(
            VStack(alignment: .leading) {
                Text(verbatim: "A page of the web").foregroundStyle(.secondary)
                if let url { Link(url.absoluteString, destination: url) }
            })
    }

    private func finish() -> WKNavigation {
        let navigation = WKNavigation()
        // As on a phone, the delegate is called after the method has returned.
        Task { @MainActor [weak self] in
            guard let self else { return }
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            navigationDelegate?.webView(self, didCommit: navigation)
            navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
    }

    /// Shows the same URL again.
    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { go(to: $0) } }

    /// Has no effect: the page is not read.
    open func stopLoading() {}

    // MARK: - History

    /// Whether there is a page before this one.
    open var canGoBack: Bool { !back.isEmpty }
    /// Whether there is a page after this one.
    open var canGoForward: Bool { !forward.isEmpty }

    /// Shows the page before this one.
    @discardableResult
    open func goBack() -> WKNavigation? {
        guard let page = back.popLast() else { return nil }
        if let url { forward.append(url) }
        return go(to: page)
    }

    /// Shows the page after this one.
    @discardableResult
    open func goForward() -> WKNavigation? {
        guard let page = forward.popLast() else { return nil }
        if let url { back.append(url) }
        return go(to: page)
    }

    // MARK: - Scripts

    /// Runs no script; the closure receives an error.
    open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }

    /// Runs no script, and throws an error.
    @discardableResult
    open func evaluateJavaScript(_ script: String) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }
}

/// A page that is loaded.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

/// The reason why something of a page is impossible.
public struct WKError: Error, Equatable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) {
        self.code = code
    }
}
