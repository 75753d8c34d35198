import CursesUI

/// A way to share texts, URLs and files. In a terminal they are copied.
@MainActor @preconcurrency
open class NSSharingService: NSObject {
    /// The name of a way to share.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Mail.
        public static let composeEmail = Name("com.apple.share.Mail.compose")
        /// A message.
        public static let composeMessage = Name("com.apple.messages.ShareExtension")
        /// Another machine nearby.
        public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
        /// The list of pages to read later.
        public static let addToSafariReadingList = Name("com.apple.share.System.add-to-safari-reading-list")
        /// The library of photos.
        public static let addToIPhoto = Name("com.apple.share.System.add-to-iphoto")
        /// The picture of the desktop.
        public static let useAsDesktopPicture = Name("com.apple.share.System.set-desktop-image")
        /// The cloud.
        public static let cloudSharing = Name("com.apple.share.CloudSharing")
    }

    /// The title.
    open var title: String
    /// The picture.
    open var image: NSImage
    /// The value is kept, but has no effect.
    open var alternateImage: NSImage?
    /// The title in a menu.
    open var menuItemTitle: String
    /// The addresses of a mail.
    open var recipients: [String]?
    /// The subject of a mail.
    open var subject: String?
    /// Is told that the items have been shared.
    open weak var delegate: (any NSSharingServiceDelegate)?
    private let name: Name?
    private let handler: (() -> Void)?

    /// Creates a way to share: mail opens the desktop's program. There are no others, so the result is `nil`.
    public init?(named serviceName: Name) {
        guard serviceName == .composeEmail else { return nil }
        name = serviceName
        title = "Mail"
        menuItemTitle = "Mail"
        image = UIImage(systemName: "envelope") ?? UIImage()
        handler = nil
        super.init()
    }

    /// Creates a way to share that calls a closure.
    public init(title: String, image: NSImage, alternateImage: NSImage?, handler block: @escaping () -> Void) {
        name = nil
        self.title = title
        menuItemTitle = title
        self.image = image
        self.alternateImage = alternateImage
        handler = block
        super.init()
    }

    /// Returns whether the items can be shared.
    open func canPerform(withItems items: [Any]?) -> Bool { true }

    /// Shares the items: a mail with their texts opens in the desktop's program.
    open func perform(withItems items: [Any]) {
        if let handler { return handler() }
        var parts = URLComponents()
        parts.scheme = "mailto"
        parts.path = (recipients ?? []).joined(separator: ",")
        let body = items.map { SharedText.text(of: $0) }.joined(separator: "\n")
        parts.queryItems = [
            URLQueryItem(name: "subject", value: subject ?? ""), URLQueryItem(name: "body", value: body),
        ]
        if let url = parts.url { NSWorkspace.shared.open(url) }
        delegate?.sharingService(self, didShareItems: items)
    }

    /// Returns no ways to share: the items are copied.
    public class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
}

/// Is told what happens to items that are shared.
@MainActor @preconcurrency
public protocol NSSharingServiceDelegate: AnyObject {
    /// Called when items have been shared.
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
    /// Never called: the desktop does not tell whether it has opened the mail.
    func sharingService(
        _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error)
}

extension NSSharingServiceDelegate {
    /// Does nothing.
    public func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any]) {}
    /// Does nothing.
    public func sharingService(
        _ sharingService: NSSharingService, didFailToShareItems items: [Any], error: any Error
    ) {}
}

/// A menu of ways to share. In a terminal it copies the items.
@MainActor @preconcurrency
open class NSSharingServicePicker: NSObject {
    private let items: [Any]
    /// Is told which way is chosen. It is never called.
    open weak var delegate: (any NSSharingServicePickerDelegate)?

    /// Creates a menu for items.
    public init(items: [Any]) {
        self.items = items
        super.init()
    }

    /// Shows a list with the ways to share that the delegate offers, and with one that copies the items.
    ///
    /// - Parameters:
    ///   - rect: has no effect: the list is in the middle.
    ///   - view: has no effect.
    ///   - preferredEdge: has no effect.
    open func show(relativeTo rect: CGRect, of view: NSView, preferredEdge: NSRectEdge) {
        let own =
            delegate?.sharingServicePicker(self, sharingServicesForItems: items, proposedSharingServices: []) ?? []
        let list = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for service in own {
            list.addAction(
                UIAlertAction(title: service.title, style: .default) { [weak self, items] _ in
                    guard let self else { return }
                    delegate?.sharingServicePicker(self, didChoose: service)
                    service.perform(withItems: items)
                })
        }
        list.addAction(
            UIAlertAction(title: "Copy", style: .default) { [items] _ in
                UIPasteboard.general.string = items.map { SharedText.text(of: $0) }.joined(separator: "\n")
            })
        list.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        NSApplication.shared.present(list)
    }

    /// An item of a menu that shares.
    open var standardShareMenuItem: NSMenuItem {
        NSMenuItem(title: "Share…", action: nil, keyEquivalent: "")
    }

    /// Closes the list.
    open func close() { NSApplication.shared.dismissList() }
}

/// Decides about the ways to share in a menu.
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: AnyObject {
    /// Returns the ways to share.
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService]
    /// Never called: a way of the app has no delegate here.
    func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)?
    /// Called when the user has chosen a way of the delegate.
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
    /// Returns the ways.
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any],
        proposedSharingServices proposedServices: [NSSharingService]
    ) -> [NSSharingService] { proposedServices }
    /// `nil`.
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService
    ) -> (any NSSharingServiceDelegate)? { nil }
    /// Does nothing.
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?
    ) {}
}

private enum SharedText {
    static func text(of item: Any) -> String {
        switch item {
        case let url as URL: url.isFileURL ? url.path : url.absoluteString
        case let url as NSURL: url.absoluteString
        case let text as NSAttributedString: text.string
        default: "\(item)"
        }
    }
}
