import CursesUI

/// An AppKit view with parts beside or below one another, shown as its subviews.
open class NSSplitView: NSView {
    /// The line between parts; ignored in a terminal.
    public enum DividerStyle: Int, Sendable {
        case thick = 1
        case thin, paneSplitter
    }

    /// Whether the parts are beside one another.
    open var isVertical = false { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var dividerStyle = DividerStyle.thick
    /// The value is kept, but has no effect.
    open var autosaveName: String?
    /// The value is kept, but has no effect.
    open var arrangesAllSubviews = true
    /// The object is kept, but never called.
    open weak var delegate: (any NSSplitViewDelegate)?
    /// The parts.
    open var arrangedSubviews: [NSView] { subviews }
    /// The thickness of a line between parts, in points.
    open var dividerThickness: CGFloat { 8 }

    /// Adds a part.
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
    /// Adds a part at an index.
    open func insertArrangedSubview(_ view: NSView, at index: Int) { insertSubview(view, at: index) }
    /// Removes a part.
    open func removeArrangedSubview(_ view: NSView) { view.removeFromSuperview() }
    /// Has no effect: CursesUI lays out its own views.
    open func adjustSubviews() {}
    /// Has no effect: CursesUI lays out its own views.
    open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {}
    /// Has no effect: CursesUI lays out its own views.
    open func setHoldingPriority(_ priority: UILayoutPriority, forSubviewAt subviewIndex: Int) {}
    /// Returns whether a part is hidden.
    open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }

    override var shown: AnyView? {
        let parts = subviews.filter(\.hasContent)
        guard isVertical, !parts.isEmpty else { return nil }
        return AnyView(
            HStack {
                ForEach(parts.map(ShownSubview.init)) { AnyView(ShownUIView($0.view, name: "")) }
            })
    }
}

/// Decides about the parts of a split view. It is never called.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: AnyObject {}

/// A controller with controllers in parts, which are shown beside or below one another.
open class NSSplitViewController: NSViewController {
    /// The view with the parts. Only whether it is vertical has an effect.
    open var splitView = NSSplitView()
    /// The parts.
    open private(set) var splitViewItems: [NSSplitViewItem] = []
    /// The value is kept, but has no effect.
    open var minimumThicknessForInlineSidebars: CGFloat = 0

    /// Adds a part.
    open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        insertSplitViewItem(splitViewItem, at: splitViewItems.count)
    }
    /// Adds a part at an index.
    open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
        splitViewItems.insert(splitViewItem, at: min(max(0, index), splitViewItems.count))
        splitViewItem.owner = self
        update()
    }
    /// Removes a part.
    open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
        splitViewItems.removeAll { $0 === splitViewItem }
        update()
    }
    /// Returns the part of a controller.
    open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
        splitViewItems.first { $0.viewController === viewController }
    }
    /// Shows or hides the first part.
    open func toggleSidebar(_ sender: Any?) { splitViewItems.first?.isCollapsed.toggle() }

    fileprivate func update() {
        setChildren(splitViewItems.map(\.viewController))
        let items = splitViewItems.filter { !$0.isCollapsed }
        let layout =
            splitView.isVertical || splitView.superview == nil ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        standIn =
            items.isEmpty
            ? nil
            : AnyView(
                layout {
                    ForEach(items.indices, id: \.self) { AnyView(ShownController(items[$0].viewController)) }
                })
    }
}

/// A part of a controller with parts.
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
    /// The purpose of a part; ignored in a terminal.
    public enum Behavior: Int, Sendable {
        case `default`, sidebar, contentList, inspector
    }

    /// The controller.
    open var viewController: NSViewController
    /// The purpose.
    public let behavior: Behavior
    /// Whether the part is hidden.
    open var isCollapsed = false { didSet { owner?.update() } }
    /// The value is kept, but has no effect.
    open var canCollapse = false
    /// The value is kept, but has no effect.
    open var minimumThickness: CGFloat = -1
    /// The value is kept, but has no effect.
    open var maximumThickness: CGFloat = -1
    /// The value is kept, but has no effect.
    open var preferredThicknessFraction: CGFloat = -1
    /// The value is kept, but has no effect.
    open var holdingPriority = UILayoutPriority.defaultLow
    /// The value is kept, but has no effect.
    open var allowsFullHeightLayout = true
    /// The value is kept, but has no effect.
    open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
    fileprivate weak var owner: NSSplitViewController?

    /// Creates a part.
    public init(viewController: NSViewController, behavior: Behavior = .default) {
        self.viewController = viewController
        self.behavior = behavior
        super.init()
    }

    /// Creates a part.
    public convenience init(viewController: NSViewController) {
        self.init(viewController: viewController, behavior: .default)
    }

    /// Creates a part with a list of places.
    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController: viewController, behavior: .sidebar)
    }

    /// Creates a part with a list of contents.
    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController: viewController, behavior: .contentList)
    }

    /// Creates a part with details.
    public convenience init(inspectorWithViewController viewController: NSViewController) {
        self.init(viewController: viewController, behavior: .inspector)
    }
}

/// A controller with controllers in tabs.
open class NSTabViewController: NSViewController {
    /// The place of the tabs; ignored in a terminal.
    public enum TabStyle: Int, Sendable {
        case segmentedControlOnTop, segmentedControlOnBottom, toolbar
        case unspecified = -1
    }

    /// The tabs.
    open var tabViewItems: [NSTabViewItem] = [] { didSet { update() } }
    /// The index of the visible tab.
    open var selectedTabViewItemIndex = 0 { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var tabStyle = TabStyle.segmentedControlOnTop
    /// The value is kept, but has no effect.
    open var canPropagateSelectedChildViewControllerTitle = true

    /// Adds a tab.
    open func addTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.append(tabViewItem) }
    /// Adds a tab at an index.
    open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
        tabViewItems.insert(tabViewItem, at: min(max(0, index), tabViewItems.count))
    }
    /// Removes a tab.
    open func removeTabViewItem(_ tabViewItem: NSTabViewItem) { tabViewItems.removeAll { $0 === tabViewItem } }
    /// Returns the tab of a controller.
    open func tabViewItem(for viewController: NSViewController) -> NSTabViewItem? {
        tabViewItems.first { $0.viewController === viewController }
    }

    private func update() {
        setChildren(tabViewItems.compactMap(\.viewController))
        let selection = Binding { [weak self] in
            self?.selectedTabViewItemIndex ?? 0
        } set: { [weak self] in
            self?.selectedTabViewItemIndex = $0
        }
        standIn = tabViewItems.isEmpty ? nil : AnyView(ShownTabs(items: tabViewItems, selection: selection))
    }

    private struct ShownTabs: View {
        let items: [NSTabViewItem]
        @Binding var selection: Int

        var body: some View {
            TabView(selection: $selection) {
                ForEach(items.indices, id: \.self) { index in
                    ShownTab(item: items[index])
                        .tabItem {
                            if let image = items[index].image { Image(uiImage: image) }
                            Text(verbatim: items[index].label)
                        }
                        .tag(index)
                }
            }
        }
    }

    private struct ShownTab: View {
        let item: NSTabViewItem

        var body: some View {
            if let controller = item.viewController {
                AnyView(ShownController(controller))
            } else if let view = item.view {
                ShownUIView(view, name: item.label)
            }
        }
    }
}

/// A tab.
@MainActor @preconcurrency
open class NSTabViewItem: NSObject {
    /// The name.
    open var identifier: Any?
    /// The title.
    open var label = ""
    /// The picture.
    open var image: NSImage?
    /// The controller.
    open var viewController: NSViewController?
    /// The view of a tab without a controller.
    open var view: NSView?
    /// The value is kept, but has no effect.
    open var toolTip: String?
    /// The value is kept, but has no effect.
    open var color = NSColor.controlColor

    /// Creates a tab.
    public init(identifier: Any?) {
        self.identifier = identifier
        super.init()
    }

    /// Creates a tab with a controller.
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        label = viewController.title ?? ""
    }
}
