@_exported import Foundation
@_exported import SwiftUICompat

/// A controller that shows a web page. A terminal shows the URL as a link, with a button that opens it in the desktop's
/// browser.
open class SFSafariViewController: UIViewController {
    /// The settings of a controller; they have no effect.
    public final class Configuration {
        /// The value is kept, but has no effect.
        public var entersReaderIfAvailable = false
        /// The value is kept, but has no effect.
        public var barCollapsingEnabled = true

        /// Creates settings.
        public init() {}
    }

    /// The style of the button that closes the controller; it has no effect.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    /// The settings.
    public let configuration: Configuration
    /// The object is kept, but never called.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The value is kept, but has no effect.
    open var preferredBarTintColor: UIColor?
    /// The value is kept, but has no effect.
    open var preferredControlTintColor: UIColor?
    /// The value is kept, but has no effect.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// Creates a controller for a page.
    public convenience init(url: URL) {
        self.init(url: url, configuration: Configuration())
    }

    /// Creates a controller for a page.
    public init(url: URL, configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        standIn = AnyView(
            VStack(alignment: .leading) {
                Text(verbatim: "A page of the web").foregroundStyle(.secondary)
                Link(url.absoluteString, destination: url)
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// Receives the events of a web page controller.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Never called: the controller does not close itself.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
