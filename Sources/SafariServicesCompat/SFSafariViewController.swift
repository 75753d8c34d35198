@_exported import Foundation
@_exported import SwiftUICompat

/// A controller that shows a page of the web. A terminal shows the address, as a link and with a button that opens it
/// with the desktop's browser.
open class SFSafariViewController: UIViewController {
    /// The settings of a controller, without effect.
    public final class Configuration {
        /// Is kept, and has no effect.
        public var entersReaderIfAvailable = false
        /// Is kept, and has no effect.
        public var barCollapsingEnabled = true

        /// Creates settings.
        public init() {}
    }

    /// The look of the button that closes the controller, without effect.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    /// The settings.
    public let configuration: Configuration
    /// Is told when the controller is closed: never.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Is kept, and has no effect.
    open var preferredBarTintColor: UIColor?
    /// Is kept, and has no effect.
    open var preferredControlTintColor: UIColor?
    /// Is kept, and has no effect.
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

    /// Never called: there are no storyboards in a terminal.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// A delegate of a controller for a page.
@MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Never called: the controller does not close itself.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
