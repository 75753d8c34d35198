import CursesUI

/// A controller that manages a stack of controllers, and shows the last one.
open class UINavigationController: UIViewController {
    /// The bar. It is not shown.
    public let navigationBar = UINavigationBar()
    /// The toolbar. It is not shown.
    public let toolbar = UIToolbar()
    /// The value is kept, but has no effect.
    open var isNavigationBarHidden = false
    /// The value is kept, but has no effect.
    open var isToolbarHidden = true
    /// The value is kept, but has no effect.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    /// Creates a navigation controller with the first controller of its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setChildren([rootViewController])
    }

    /// Creates a controller.
    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The controllers of the stack, from bottom to top.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setChildren(newValue) }
    }
    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The presented controller, otherwise the controller at the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? children.last }

    /// Pushes a controller onto the stack.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        setChildren(children + [controller])
    }

    /// Removes the controller at the top of the stack, if it is not the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        setChildren(children.dropLast())
        return last
    }

    /// Removes all controllers except the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let removed = Array(children.dropFirst())
        setChildren(Array(children.prefix(1)))
        return removed
    }

    /// Replaces the stack.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { setChildren(controllers) }
    /// Stores the value, which has no effect.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

/// A controller with tabs.
open class UITabBarController: UIViewController {
    /// The bar with the tabs. The theme determines its appearance.
    public let tabBar = UITabBar()
    /// The index of the selected tab, from 0.
    open var selectedIndex = 0 { didSet { contentDidChange() } }

    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setChildren(newValue ?? []) }
    }

    /// The controller of the selected tab.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    /// Sets the controllers of the tabs.
    open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
}

/// A controller that lets the user share content, for example by copying it.
///
/// It shows the content, with a button that copies its texts and URLs.
open class UIActivityViewController: UIViewController {
    /// A kind of action.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the action.
        public let rawValue: String

        /// Creates an action from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Copying.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// Printing.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// Mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// Messages.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// Saving to the photo library.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// Assigning the content to a contact.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// Sending the content to a nearby device.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    }

    /// The value is kept, but has no effect.
    open var excludedActivityTypes: [ActivityType]?
    /// Called when the content has been copied.
    open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    /// Creates a controller for content to share.
    ///
    /// - Parameter applicationActivities: has no effect.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        let texts = activityItems.compactMap { item -> String? in
            let source = item as? any UIActivityItemSource
            return switch source?.activityViewController(self, itemForActivityType: .copyToPasteboard) ?? item {
            case let text as String: text
            case let url as URL: url.absoluteString
            case let text as NSAttributedString: text.string
            default: nil
            }
        }
        let text = texts.joined(separator: "\n")
        standIn = AnyView(
            VStack(alignment: .leading) {
                Text(verbatim: text.isEmpty ? "–" : text).lineLimit(5)
                Button("Copy") { [weak self] in
                    UIPasteboard.general.string = text
                    self?.completionWithItemsHandler?(.copyToPasteboard, true, nil, nil)
                    self?.dismiss(animated: true)
                }
                .disabled(text.isEmpty)
            })
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A controller for taking or selecting a picture. It is shown as a frame with its name.
open class UIImagePickerController: UINavigationController {
    /// The source of a picture.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// The keys for the information about the selected picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The key for the original picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The key for the picture as edited by the user.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The key for the URL of the picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The key for the URL of a video.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// The value is kept, but has no effect.
    open var sourceType = SourceType.photoLibrary
    /// The value is kept, but has no effect.
    open var allowsEditing = false
    /// The value is kept, but has no effect.
    open var mediaTypes: [String] = []
    /// The object is kept, but never called.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Returns false: a terminal has neither a camera nor a photo library.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Receives the events of an image picker. No method is called.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Receives the events of a navigation controller. No method is called.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
