import CursesUI

/// An app's own action for shared content; ignored in a terminal.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// A kind of action.
    public typealias ActivityType = UIActivityViewController.ActivityType

    /// Whether an action shares content; ignored in a terminal.
    public enum Category: Int, Sendable {
        case action, share
    }

    /// Creates an action.
    public override init() {}

    /// Whether the action shares content.
    open class var activityCategory: Category { .action }
    /// The kind of action.
    open var activityType: ActivityType? { nil }
    /// The title.
    open var activityTitle: String? { nil }
    /// The picture.
    open var activityImage: UIImage? { nil }
    /// The controller that performs the action.
    open var activityViewController: UIViewController? { nil }
    /// Never called: the action is not offered.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Never called: the action is not offered.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Never called: the action is not offered.
    open func perform() {}
    /// Has no effect: the action is not offered.
    open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivityViewController.ActivityType {
    /// Adding a page to a reading list.
    public static let addToReadingList = UIActivity.ActivityType(
        rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Opening a book.
    public static let openInIBooks = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Drawing on a document.
    public static let markupAsPDF = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    /// Posting to Facebook.
    public static let postToFacebook = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Posting to Twitter.
    public static let postToTwitter = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// Posting to Weibo.
    public static let postToWeibo = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    /// Posting to Vimeo.
    public static let postToVimeo = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    /// Posting to Flickr.
    public static let postToFlickr = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    /// Posting to Tencent.
    public static let postToTencentWeibo = UIActivity.ActivityType(
        rawValue: "com.apple.UIKit.activity.TencentWeibo")
}

/// Content that depends on how it is shared. In a terminal it is copied.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
    /// Never called: the content itself is asked for.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the content for an action, which is copying.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Never called: copied content has no subject.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Never called: texts and URLs are copied.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Never called: no picture is shown.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    /// There is no subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// The type of the content is unknown.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// There is no picture.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
