import CursesUI

/// A UIKit bar item, which is shown as a button in the bar above the screen of its controller.
@MainActor @preconcurrency
public final class UIBarButtonItem {
    private static let standIn = UIBarButtonItem()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIBarButtonItem { standIn }

    /// The standard bar items, such as Done or Cancel.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    /// The style of a bar item, such as plain or prominent; ignored in a terminal.
    public enum Style: Int, Sendable {
        case plain, done = 2
    }

    /// The title.
    public var title: String? { didSet { changes.report() } }
    /// The picture, which is shown in place of the title.
    public var image: UIImage? { didSet { changes.report() } }
    /// Whether the item can be used.
    public var isEnabled = true { didSet { changes.report() } }
    /// Whether the item is left out.
    public var isHidden = false { didSet { changes.report() } }
    /// The menu that the item opens if it has no action.
    public var menu: UIMenu? { didSet { changes.report() } }
    /// The action of the item, in place of the method of the target.
    public var primaryAction: UIAction? { didSet { changes.report() } }
    /// The object whose method is called; `nil` for the app's delegate.
    public weak var target: AnyObject?
    /// The method that is called.
    public var action: Selector?
    /// Has no effect: the theme determines the appearance of views.
    public var style = Style.plain
    /// The value is kept, but has no effect.
    public var tintColor: UIColor?
    /// The value is kept, but has no effect.
    public var tag = 0
    /// The value is kept, but has no effect.
    public var accessibilityIdentifier: String?
    /// The name of the item for assistive technologies.
    public var accessibilityLabel: String? { didSet { changes.report() } }

    let systemItem: SystemItem?
    let customView: UIView?
    let changes = StandInChanges()

    private init(systemItem: SystemItem?, customView: UIView?) {
        self.systemItem = systemItem
        self.customView = customView
    }

    /// Creates an item without a title.
    public convenience init() {
        self.init(systemItem: nil, customView: nil)
    }

    /// Creates a standard item.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem, customView: nil)
        call(action, of: target)
    }

    /// Creates a standard item with an action or a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(systemItem: systemItem, customView: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(systemItem: nil, customView: nil)
        self.title = title
        call(action, of: target)
    }

    /// Creates an item with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(systemItem: nil, customView: nil)
        self.image = image
        call(action, of: target)
    }

    /// Creates an item with an action or a menu. A title or a picture that is missing is that of the action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(systemItem: nil, customView: nil)
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init(systemItem: nil, customView: customView)
    }

    /// Creates a space; ignored in a terminal.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Creates a space; ignored in a terminal.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    }

    /// Has no effect: the theme determines the appearance of views.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    private func call(_ action: Selector?, of target: Any?) {
        self.action = action
        self.target = target.map { $0 as AnyObject }
    }

    /// Whether the item is nothing but a space, or hidden.
    var isEmpty: Bool { isHidden || systemItem == .flexibleSpace || systemItem == .fixedSpace }

    func perform() {
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action, let object = target ?? UIApplication.shared.delegate {
            action.perform(on: object, self, nil)
        }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title of the item; `nil` for a space.
    fileprivate var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .flexibleSpace, .fixedSpace: nil
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        }
    }
}

/// A bar item as a button or a menu.
@MainActor @preconcurrency
struct ShownBarItem {
    let item: UIBarButtonItem
    @ObservedObject private var changes: StandInChanges

    init(_ item: UIBarButtonItem) {
        self.item = item
        changes = item.changes
    }
}

extension ShownBarItem: View {
    var body: some View {
        if item.isEmpty {
            EmptyView()
        } else if let view = item.customView {
            ShownUIView(view, name: "\(type(of: view))")
        } else if let menu = item.menu, item.primaryAction == nil, item.action == nil {
            Menu {
                ShownMenuElements(elements: menu.children)
            } label: {
                label
            }
            .disabled(!item.isEnabled)
        } else {
            Button {
                item.perform()
            } label: {
                label
            }.disabled(!item.isEnabled)
        }
    }

    @ViewBuilder private var label: some View {
        let title = item.title ?? item.systemItem?.title ?? item.primaryAction?.title
        if let image = item.image ?? item.primaryAction?.image {
            Image(uiImage: image).accessibilityLabel(Text(verbatim: item.accessibilityLabel ?? title ?? ""))
        } else {
            Text(verbatim: title ?? item.accessibilityLabel ?? "")
        }
    }
}
