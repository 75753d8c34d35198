import SwiftUICompat

/// Receives the events of a web view.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    /// Called when a page is asked for.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when the page is shown.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// Called when the page has been loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Never called: each page counts as loaded.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Never called: each page counts as loaded.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// Never called: links are not followed.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
    /// Does nothing.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Allows each link.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
}

/// Receives the requests of pages, such as alerts. No method is called.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// Whether a link is followed.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel, allow, download
}

/// A link that a page follows; a terminal creates none.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// The kind of a link.
    public enum NavigationType: Int, Sendable {
        case linkActivated, formSubmitted, backForward, reload, formResubmitted
        case other = -1
    }

    /// The request.
    public let request: URLRequest
    /// The kind of the link.
    public let navigationType = NavigationType.other

    init(_ request: URLRequest) {
        self.request = request
    }
}

/// The settings of a web view; they have no effect.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// The value is kept, but has no effect.
    public var allowsInlineMediaPlayback = false
    /// The value is kept, but has no effect.
    public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// The value is kept, but has no effect.
    public var preferences = WKPreferences()
    /// The value is kept, but has no effect.
    public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The scripts, which do not run.
    public var userContentController = WKUserContentController()
    /// The data of pages; there is none.
    public var websiteDataStore = WKWebsiteDataStore()
}

/// The media that play only after a click; they do not play at all.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Sound.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Sound and films.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The settings of a page; they have no effect.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// The value is kept, but has no effect.
    public var javaScriptEnabled = true
    /// The value is kept, but has no effect.
    public var javaScriptCanOpenWindowsAutomatically = false
    /// The value is kept, but has no effect.
    public var minimumFontSize: CGFloat = 0
}

/// The settings of a page; they have no effect.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// The value is kept, but has no effect.
    public var allowsContentJavaScript = true
}

/// The scripts of a web view, which do not run.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    /// Has no effect: no page sends messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Has no effect: scripts do not run.
    open func addUserScript(_ userScript: WKUserScript) {}
    /// Has no effect: no page sends messages.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// Receives the messages of pages. No method is called.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    /// Never called: no page sends messages.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a page; a terminal creates none.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    /// The content.
    public let body: Any
    /// The name of the receiver.
    public let name: String

    init(name: String, body: Any) {
        self.name = name
        self.body = body
    }
}

/// A script for pages, which does not run.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    /// When a script runs.
    public enum InjectionTime: Int, Sendable {
        case atDocumentStart, atDocumentEnd
    }

    /// Creates a script, which does not run.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {}
}

/// The data of pages; there is none.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    /// Data that are kept; there are none.
    public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// Data that are not kept; there are none.
    public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
