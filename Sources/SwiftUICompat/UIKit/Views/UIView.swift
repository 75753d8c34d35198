import CursesUI
import QuartzCoreCompat

/// A UIKit view, which a terminal cannot draw.
///
/// It stores its property values. A ``UIViewRepresentable`` shows a label, an image view, a stack and UIKit's controls as
/// those of CursesUI. It shows a container as its subviews, and any other view as a frame with a name.
open class UIView: _DesktopView {
    /// The frame that code sets; the layout does not change it.
    open var frame: CGRect
    /// The subviews, from back to front.
    open var subviews: [UIView] {
        get { own }
        set {
            for view in own where !newValue.contains(view) { view.removeFromSuperview() }
            for view in newValue { addSubview(view) }
        }
    }
    private var own: [UIView] = []
    /// The superview.
    public private(set) weak var superview: UIView?
    /// The class of the layer. A view whose class is one of the app has a plain layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer, which draws nothing. In AppKit it is optional: see `_DesktopLayered`.
    public var layer: CALayer { ownLayer }
    lazy var ownLayer: CALayer = (type(of: self).layerClass as? any ViewLayer.Type)?.makeLayer() ?? CALayer()

    /// The colour behind the content of a view of the app's own.
    open var backgroundColor: UIColor? { didSet { contentDidChange() } }
    /// Has no effect: the theme determines the appearance of views.
    open var tintColor: UIColor?
    /// The value is kept, but has no effect.
    open var alpha: CGFloat = 1
    /// The opacity in AppKit. The value is kept, but has no effect.
    open var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
    }
    /// The value is kept, but has no effect.
    open var isOpaque = true
    /// Whether the user can change a control, or tap a view.
    open var isUserInteractionEnabled = true { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var clipsToBounds = false
    /// The value is kept, but has no effect.
    open var tag = 0
    /// The value is kept, but has no effect.
    open var contentMode = ContentMode.scaleToFill
    /// The value is kept, but has no effect.
    open var transform = CGAffineTransform.identity
    /// The value is kept, but has no effect.
    open var autoresizingMask: AutoresizingMask = []
    /// The value is kept, but has no effect.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The value is kept, but has no effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The value is kept, but has no effect.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The value is kept, but has no effect.
    open var accessibilityIdentifier: String?
    /// The label of the view for assistive programs, if it has content.
    open var accessibilityLabel: String? { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var accessibilityHint: String?
    /// The value is kept, but has no effect.
    open var isAccessibilityElement = false
    /// The value is kept, but has no effect.
    open var isMultipleTouchEnabled = false
    /// The value is kept, but has no effect.
    open var layoutMargins = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var preservesSuperviewLayoutMargins = false
    /// Whether the view is hidden.
    open var isHidden = false { didSet { contentDidChange() } }
    /// The view's recognizers. Only taps and long presses are recognized.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet {
            for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
            contentDidChange()
        }
    }

    private var keptMask: UIView?

    /// Notifies the CursesUI view that shows this view when the content changes.
    let changes = StandInChanges()

    /// Creates a view.
    public init(frame: CGRect) {
        self.frame = frame
    }

    /// Creates an empty view.
    override public convenience init() {
        self.init(frame: .zero)
    }

    /// Never called: a terminal has no storyboards.
    public required init?(coder: NSCoder) {
        frame = .zero
    }

    /// The CursesUI view that is shown for this view. If it is `nil`, the subviews are shown.
    package var standIn: AnyView? { didSet { contentDidChange() } }

    /// The view that is shown: the stand-in, or a view that a subclass creates each time, which therefore may refer to
    /// the subclass.
    var shown: AnyView? { standIn }

    /// Whether the view or any of its descendants has content.
    var hasContent: Bool { shown != nil || subviews.contains { $0.hasContent } }

    override package func contentDidChange() {
        changes.report()
        superview?.contentDidChange()
    }

    /// The object that would handle an event next.
    override open var next: UIResponder? { superview }

    /// The frame, with its origin at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The centre of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The window: the visible one for a view of AppKit that CursesUI shows, and `nil` for a view of UIKit.
    open var window: UIWindow? { superview?.window ?? (isInWindow ? UIApplication.shared.keyWindow : nil) }
    /// Whether CursesUI shows the view as one of AppKit.
    private var isInWindow = false

    /// Tells the view of AppKit and its subviews that they are shown.
    func enterWindow() {
        isInWindow = true
        viewWillMove(toWindow: window)
        tellWindow()
    }

    private func tellWindow() {
        viewDidMoveToWindow()
        for view in subviews { view.tellWindow() }
    }
    /// The edges that bars cover; none in a terminal.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The traits of the terminal.
    open var traitCollection: UITraitCollection { .current }
    /// The natural size of the view, which is unknown.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// The number that represents an unknown length.
    public static let noIntrinsicMetric: CGFloat = -1

    // MARK: Subviews

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Adds a view at an index.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Adds a view in front of an existing one.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }
    /// Adds a view behind an existing one.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }

    private func insert(_ view: UIView, at index: Int) {
        if view.superview === self {
            own.removeAll { $0 === view }
        } else {
            view.removeFromSuperview()
        }
        own.insert(view, at: max(0, min(index, own.count)))
        view.viewWillMove(toSuperview: self)
        view.superview = self
        view.didMoveToSuperview()
        view.viewDidMoveToSuperview()
        if window != nil, view.isShownInAppKit { view.tellWindow() }
        didAddSubview(view)
        contentDidChange()
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.own.removeAll { $0 === self }
        superview.subviewWasRemoved(self)
        superview.contentDidChange()
        self.superview = nil
    }

    /// Called when a subview has been removed.
    func subviewWasRemoved(_ view: UIView) {}

    /// Moves a view to the front.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: .max) } }
    /// Moves a view to the back.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
    /// Returns the view with a tag, among this view and its descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    // MARK: Layout and drawing

    /// Called when the view has been added to a superview.
    open func didMoveToSuperview() {}
    /// Never called: the view has no UIKit window.
    open func didMoveToWindow() {}
    /// Never called: CursesUI lays out its own views.
    open func layoutSubviews() {}
    /// Never called: a terminal cannot draw the view.
    open func draw(_ rect: CGRect) {}
    /// Has no effect: CursesUI lays out its own views.
    open func setNeedsLayout() {}
    /// Has no effect: CursesUI lays out its own views.
    open func layoutIfNeeded() {}
    /// Has no effect: a terminal cannot draw the view.
    open func setNeedsDisplay() {}
    /// Has no effect: CursesUI lays out its own views.
    open func setNeedsUpdateConstraints() {}
    /// Has no effect: the frame does not change.
    open func sizeToFit() {}
    /// Returns the given size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    /// Never called: traits do not change while the view is shown.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Adds a recognizer. Only taps and long presses are recognized.
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }
    /// Removes a recognizer.
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    /// Whether the view or one that contains it is shown by AppKit.
    private var isShownInAppKit: Bool { isInWindow || superview?.isShownInAppKit == true }

    // MARK: AppKit

    /// Sets the width and the height of the frame.
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    /// Sets the origin of the frame.
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
    /// Sets the width and the height of the bounds.
    open func setBoundsSize(_ newSize: CGSize) { frame.size = newSize }
    /// Has no effect: the bounds begin at zero.
    open func setBoundsOrigin(_ newOrigin: CGPoint) {}
    /// The size that the view needs, which is unknown.
    open var fittingSize: CGSize { sizeThatFits(frame.size) }

    /// Returns the view at a point by the frames that code has set, the subviews from front to back.
    open func hitTest(_ point: CGPoint) -> NSView? {
        guard !isHidden, frame.contains(point) else { return nil }
        let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        return subviews.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
    }

    /// Adds a view in front of another or behind it; with `nil`, in front of all or behind all.
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        switch (place, otherView) {
        case (.below, let other?): insertSubview(view, belowSubview: other)
        case (.below, nil): insertSubview(view, at: 0)
        case (_, let other?): insertSubview(view, aboveSubview: other)
        default: addSubview(view)
        }
    }

    // MARK: Pictures and interactions

    /// Returns `nil`: a terminal has no pictures of views.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    /// Returns false, and draws nothing: a terminal has no pictures of views.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// The interactions of the view. They are kept, but have no effect.
    open var interactions: [any UIInteraction] = []
    /// Keeps an interaction, which has no effect.
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
    /// The view that a mask is made of. It is kept, but has no effect.
    open var mask: UIView? {
        get { keptMask }
        set { keptMask = newValue }
    }

    // MARK: Constraints and editing

    /// Has no effect: CursesUI lays out its own views.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Has no effect: CursesUI lays out its own views.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// Takes the focus from a text field or a text editor that has it, and returns true.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        ViewHost.endEditing()
        return true
    }

    // MARK: Animation

    /// Calls both closures at once: the views are not animated.
    public static func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Calls both closures at once: the views are not animated.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Calls both closures at once: the views are not animated.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Calls both closures at once: the views are not animated.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }

    /// Replaces a view at once: the views are not animated.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if let superview = fromView.superview {
            superview.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Calls both closures at once: the views are not animated.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Calls the closure at once: the views are not animated.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) {
        animations()
    }

    /// Calls the closure: the views are not animated.
    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
    /// Has no effect: the views are not animated.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}

extension UIView {
    /// How a picture fills a view. Only an image view uses it.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// The lengths that adapt to the size of the superview; ignored in a terminal.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the lengths.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
        /// The name of no length in AppKit.
        public static let none: AutoresizingMask = []
        /// The left margin in AppKit.
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        /// The width in AppKit.
        public static let width = AutoresizingMask(rawValue: 2)
        /// The right margin in AppKit.
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        /// The lower margin in AppKit.
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        /// The height in AppKit.
        public static let height = AutoresizingMask(rawValue: 16)
        /// The upper margin in AppKit.
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    /// The options of an animation; ignored in a terminal.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Begins and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs at constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Repeats the animation.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs the animation backwards after each forward run.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Lets the user interact with the views during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Dissolves one view into another.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns one view into another.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns one view into another.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls one view up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls one view down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Turns one view into another.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns one view into another.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Hides the old view instead of removing it.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
        /// Lays out the subviews with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Begins with the current values.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    }
}

extension UIView {
    /// The options of an animation with steps; ignored in a terminal.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Moves from step to step at constant speed.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from step to step.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Moves at constant speed over all steps.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Moves smoothly from step to step.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Repeats the animation.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        /// Runs the animation backwards after each forward run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    }
}

/// The layout direction of a view; ignored in a terminal.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A counter of content changes. The CursesUI views that show UIKit views and controllers observe it.
@MainActor @preconcurrency
final class StandInChanges: ObservableObject {
    @Published private(set) var count = 0

    /// Reports a change.
    ///
    /// A representable creates and configures its view, and an app delegate its window, while a body is evaluated. Such
    /// a change is no mistake of the app, so it is reported after the evaluation.
    func report() {
        guard let graph = ViewHost.current?.graph else { return count += 1 }
        graph.afterEvaluation { [weak self] in self?.count += 1 }
    }
}
