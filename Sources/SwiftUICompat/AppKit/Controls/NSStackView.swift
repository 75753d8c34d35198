import CursesUI

/// An AppKit view that arranges views in a row or a column, shown as a stack.
open class NSStackView: NSView {
    /// A part of a stack; ignored in a terminal: the views are in their order.
    public enum Gravity: Int, Sendable {
        case top = 1
        case center = 2
        case bottom = 3
        /// The first part of a row.
        public static let leading = Gravity.top
        /// The last part of a row.
        public static let trailing = Gravity.bottom
    }

    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        case gravityAreas = -1
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The priority with which a view stays visible. It has no effect.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        /// The priority.
        public let rawValue: Float

        /// Creates a priority.
        public init(rawValue: Float) {
            self.rawValue = rawValue
        }

        /// The view stays visible.
        public static let mustHold = VisibilityPriority(rawValue: 1000)
        /// The view is hidden where there is no room.
        public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
        /// The view is hidden.
        public static let notVisible = VisibilityPriority(rawValue: 0)
    }

    private let stack = UIStackView()
    /// The views that are arranged.
    open var arrangedSubviews: [NSView] { stack.arrangedSubviews }
    /// The views that are arranged.
    open var views: [NSView] { stack.arrangedSubviews }
    /// Whether the views are in a row or a column.
    open var orientation: NSUserInterfaceLayoutOrientation {
        get { stack.axis == .horizontal ? .horizontal : .vertical }
        set { stack.axis = newValue == .horizontal ? .horizontal : .vertical }
    }
    /// The place of the views across the stack.
    open var alignment = NSLayoutConstraint.Attribute.centerY {
        didSet {
            stack.alignment =
                switch alignment {
                case .leading, .left, .top: .leading
                case .trailing, .right, .bottom: .trailing
                case .firstBaseline: .firstBaseline
                case .lastBaseline: .lastBaseline
                default: .center
                }
        }
    }
    /// How the views share the length of the stack.
    open var distribution = Distribution.gravityAreas {
        didSet { stack.distribution = UIStackView.Distribution(rawValue: distribution.rawValue) ?? .fill }
    }
    /// The space between views, in points.
    open var spacing: CGFloat {
        get { stack.spacing }
        set { stack.spacing = newValue }
    }
    /// The distances of the views from the edges, in points.
    open var edgeInsets: NSEdgeInsets {
        get { stack.layoutMargins }
        set {
            stack.layoutMargins = newValue
            stack.isLayoutMarginsRelativeArrangement = true
        }
    }
    /// The value is kept, but has no effect: hidden views take no room.
    open var detachesHiddenViews = true
    /// The object is kept, but never called.
    open weak var delegate: (any NSStackViewDelegate)?

    /// Creates a stack.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        stack.spacing = 8
        stack.alignment = .center
        addSubview(stack)
    }

    /// Creates a row of views.
    public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Never called: there are no nib files in a terminal.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: NSView) { stack.addArrangedSubview(view) }
    /// Adds a view at an index.
    open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
        stack.insertArrangedSubview(view, at: insertionIndex)
    }
    /// Removes a view from the arrangement.
    open func removeArrangedSubview(_ view: NSView) { stack.removeArrangedSubview(view) }
    /// Adds a view to a part. The parts follow one another.
    open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
    /// Adds a view to a part. The parts follow one another.
    open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) { insertArrangedSubview(view, at: index) }
    /// Removes a view.
    open func removeView(_ view: NSView) {
        removeArrangedSubview(view)
        view.removeFromSuperview()
    }
    /// Replaces all views.
    open func setViews(_ views: [NSView], in gravity: Gravity) {
        for view in arrangedSubviews { removeView(view) }
        for view in views { addArrangedSubview(view) }
    }
    /// Returns all views: the parts follow one another.
    open func views(in gravity: Gravity) -> [NSView] { views }
    /// Sets the space after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) { stack.setCustomSpacing(spacing, after: view) }
    /// Returns the space after a view, in points.
    open func customSpacing(after view: NSView) -> CGFloat { stack.customSpacing(after: view) }
    /// Has no effect: all views stay visible.
    open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {}
    /// Returns the highest priority: all views stay visible.
    open func visibilityPriority(for view: NSView) -> VisibilityPriority { .mustHold }
    /// Has no effect: CursesUI lays out its own views.
    open func setHuggingPriority(
        _ huggingPriority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    /// Has no effect: CursesUI lays out its own views.
    open func setClippingResistancePriority(
        _ clippingResistancePriority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation
    ) {}
}

/// A direction.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
    case horizontal, vertical
}

/// Is told of views that are hidden where there is no room. It is never called.
@MainActor @preconcurrency
public protocol NSStackViewDelegate: AnyObject {}
