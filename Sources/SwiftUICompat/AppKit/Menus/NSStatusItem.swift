import CursesUI

/// The bar with the status items of apps. A terminal has no such bar: the items of the app are in the bar at the top
/// of its screen.
@MainActor @preconcurrency
public final class NSStatusBar {
    /// The bar.
    public static let system = NSStatusBar()
    /// The height of the bar in points: a row.
    public var thickness: CGFloat { 16 }
    /// Whether the bar is vertical: it is not.
    public var isVertical: Bool { false }

    private(set) var items: [NSStatusItem] = [] { didSet { changes.report() } }
    let changes = StandInChanges()

    /// Creates a bar, which is not shown: only ``system`` is.
    public init() {}

    /// Adds an item.
    ///
    /// - Parameter length: has no effect: an item is as long as its title.
    public func statusItem(withLength length: CGFloat) -> NSStatusItem {
        let item = NSStatusItem(length: length, bar: self)
        items.append(item)
        return item
    }

    /// Removes an item.
    public func removeStatusItem(_ item: NSStatusItem) { items.removeAll { $0 === item } }
}

/// An item of the bar at the top of the screen: a button that opens a menu or calls a method.
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
    /// What the user may do with an item; ignored in a terminal.
    public struct Behavior: OptionSet, Sendable {
        /// The bits of the behaviour.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The user may remove the item.
        public static let removalAllowed = Behavior(rawValue: 1 << 1)
        /// The app ends when the user removes the item.
        public static let terminationOnRemoval = Behavior(rawValue: 1 << 2)
    }

    /// The name with which the place of an item is stored; ignored in a terminal.
    public typealias AutosaveName = String

    /// The length of an item that is as long as its title.
    nonisolated public static let variableLength: CGFloat = -1
    /// The length of an item that is as long as it is high.
    nonisolated public static let squareLength: CGFloat = -2

    /// The value is kept, but has no effect: an item is as long as its title.
    open var length: CGFloat
    /// The menu that the button opens.
    open var menu: NSMenu? { didSet { report() } }
    /// The button.
    open private(set) var button: NSStatusBarButton?
    /// The bar.
    open private(set) weak var statusBar: NSStatusBar?
    /// Whether the item is shown.
    open var isVisible = true { didSet { report() } }
    /// The value is kept, but has no effect: the user cannot remove an item.
    open var behavior: Behavior = []
    /// The value is kept, but has no effect: a terminal does not store the places of items.
    open var autosaveName: AutosaveName! = ""

    init(length: CGFloat, bar: NSStatusBar) {
        self.length = length
        statusBar = bar
        super.init()
        let button = NSStatusBarButton(frame: .zero)
        button.item = self
        self.button = button
    }

    private func report() { statusBar?.changes.report() }

    /// The title of the button.
    open var title: String? {
        get { button?.title }
        set { button?.title = newValue ?? "" }
    }
    /// The picture of the button.
    open var image: NSImage? {
        get { button?.image }
        set { button?.image = newValue }
    }
    /// The method of the button.
    open var action: Selector? {
        get { button?.action }
        set { button?.action = newValue }
    }
    /// The object whose method is called.
    open var target: AnyObject? {
        get { button?.target }
        set { button?.target = newValue }
    }
    /// A view in place of the button.
    open var view: NSView? { didSet { report() } }
    /// The value is kept, but has no effect.
    open var highlightMode = false

    /// Shows a menu over the app, as a list of buttons.
    open func popUpMenu(_ menu: NSMenu) { menu.popUp(positioning: nil, at: .zero, in: nil) }
}

/// The button of a status item.
open class NSStatusBarButton: NSButton {
    weak var item: NSStatusItem?
    /// The value is kept, but has no effect.
    open var appearsDisabled = false

    /// Creates a button.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        title = ""
    }

    /// Never called: there are no nib files in a terminal.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the menu of the item, or calls the method.
    override open func performClick(_ sender: Any?) {
        if let menu = item?.menu {
            menu.popUp(positioning: nil, at: .zero, in: self)
        } else {
            super.performClick(sender)
        }
    }
}
