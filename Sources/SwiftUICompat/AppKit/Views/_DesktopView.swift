import CursesUI
import QuartzCoreCompat

/// What views have in AppKit.
open class _DesktopView: UIResponder {
    /// The areas whose owners are told of the mouse.
    public private(set) var trackingAreas: [NSTrackingArea] = [] { didSet { contentDidChange() } }
    // UIKit's views lack these names, so classes of apps may declare them: protocols add them.
    fileprivate var keptIdentifier: NSUserInterfaceItemIdentifier?
    fileprivate var keptAppearance: NSAppearance?
    /// The value is kept, but has no effect: a terminal shows no tips of AppKit's views.
    open var toolTip: String?
    /// The appearance of the terminal.
    open var effectiveAppearance: NSAppearance { keptAppearance ?? NSApplication.shared.effectiveAppearance }
    /// The value is kept, but has no effect.
    open var focusRingType = NSFocusRingType.default
    /// Whether the view has a layer. It always has one, which draws nothing.
    open var wantsLayer = false
    /// Whether the layer draws the view. The value has no effect.
    open var wantsUpdateLayer: Bool { false }
    /// The value is kept, but has no effect.
    open var layerContentsRedrawPolicy = LayerContentsRedrawPolicy.duringViewResize
    /// The value is kept, but has no effect.
    open var layerContentsPlacement = LayerContentsPlacement.scaleAxesIndependently
    /// The value is kept, but has no effect.
    open var layerUsesCoreImageFilters = false
    /// The value is kept, but has no effect.
    open var canDrawConcurrently = false
    /// The value is kept, but has no effect.
    open var canDrawSubviewsIntoLayer = false
    /// The value is kept, but has no effect.
    open var wantsBestResolutionOpenGLSurface = false
    /// The value is kept, but has no effect.
    open var wantsRestingTouches = false
    /// The value is kept, but has no effect.
    open var autoresizesSubviews = true
    /// The value is kept, but has no effect.
    open var postsFrameChangedNotifications = false
    /// The value is kept, but has no effect.
    open var postsBoundsChangedNotifications = false
    /// The value is kept, but has no effect.
    open var frameRotation: CGFloat = 0
    /// The value is kept, but has no effect.
    open var boundsRotation: CGFloat = 0
    /// The value is kept, but has no effect.
    open var frameCenterRotation: CGFloat = 0
    /// The value is kept, but has no effect: a terminal determines the order of the focus.
    open weak var nextKeyView: NSView?
    /// Whether the y axis points downwards. The value has no effect.
    open var isFlipped: Bool { false }
    /// Whether the view lets the mouse move its window. The value has no effect.
    open var mouseDownCanMoveWindow: Bool { false }
    /// Whether Tab reaches the view. The value has no effect: only texts that can be edited have the focus.
    open var canBecomeKeyView: Bool { acceptsFirstResponder }
    /// Whether a press first activates the window. The value has no effect.
    open var needsPanelToBecomeKey: Bool { false }
    /// Whether the view is being resized: it is not.
    open var inLiveResize: Bool { false }
    /// Whether the view blurs what is behind it: it does not.
    open var allowsVibrancy: Bool { false }
    /// The values are kept, but have no effect: texts and pictures are dropped on views of SwiftUI.
    public private(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
    /// Always false: a terminal cannot draw the view.
    open var needsDisplay: Bool {
        get { false }
        set {}
    }
    /// Always false: CursesUI lays out its own views.
    open var needsLayout: Bool {
        get { false }
        set {}
    }
    /// Always false: CursesUI lays out its own views.
    open var needsUpdateConstraints: Bool {
        get { false }
        set {}
    }

    package func contentDidChange() {}

    /// Has no effect: a terminal cannot draw the view.
    open func setNeedsDisplay(_ invalidRect: CGRect) {}
    /// Has no effect: a terminal cannot draw the view.
    open func display() {}
    /// Has no effect: a terminal cannot draw the view.
    open func displayIfNeeded() {}
    /// Never called: CursesUI lays out its own views.
    open func layout() {}
    /// Has no effect: CursesUI lays out its own views.
    open func layoutSubtreeIfNeeded() {}
    /// Never called: CursesUI lays out its own views.
    open func updateConstraints() {}
    /// Has no effect: CursesUI lays out its own views.
    open func updateConstraintsForSubtreeIfNeeded() {}
    /// Never called: a layer draws nothing.
    open func updateLayer() {}
    /// Returns a layer. It is not called: the view has a layer already.
    open func makeBackingLayer() -> CALayer { CALayer() }
    /// Called once for a view of an `NSViewRepresentable`, before it is shown.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// Called once for the view of an `NSViewRepresentable` and its subviews, after it has been made.
    open func viewDidMoveToWindow() {}
    /// Called before the view is added to a superview.
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    /// Called when the view has been added to a superview.
    open func viewDidMoveToSuperview() {}
    /// Called when a view has been added to this one.
    open func didAddSubview(_ subview: NSView) {}
    /// Called before a view is removed from this one.
    open func willRemoveSubview(_ subview: NSView) {}
    /// Never called: `isHidden` can be overridden.
    open func viewDidHide() {}
    /// Never called: `isHidden` can be overridden.
    open func viewDidUnhide() {}
    /// Never called: views of SwiftUI follow the appearance of the terminal.
    open func viewDidChangeEffectiveAppearance() {}
    /// Never called: a cell has no subpixels.
    open func viewDidChangeBackingProperties() {}
    /// Never called: a terminal does not tell that it is being resized.
    open func viewWillStartLiveResize() {}
    /// Never called: a terminal does not tell that it is being resized.
    open func viewDidEndLiveResize() {}
    /// Never called: a terminal cannot draw the view.
    open func viewWillDraw() {}
    /// Called once for the view of an `NSViewRepresentable`, after it has been made.
    open func updateTrackingAreas() {}
    /// Adds an area, whose owner is told when the mouse enters and leaves the view.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    /// Removes an area.
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
    /// Never called: the terminal determines the pointer.
    open func resetCursorRects() {}
    /// Has no effect: the terminal determines the pointer.
    open func discardCursorRects() {}
    /// Has no effect: the terminal determines the pointer.
    open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
    /// Returns whether a click that activates the window also presses the view. It is never called.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    /// Returns the menu of the view. It is never called: `contextMenu` adds a menu.
    open func menu(for event: NSEvent) -> NSMenu? { keptMenu }
    /// Never called: CursesUI draws the focus.
    open func drawFocusRingMask() {}
    /// Has no effect: CursesUI draws the focus.
    open func noteFocusRingMaskChanged() {}
    /// Has no effect: CursesUI scrolls to the focus.
    open func scroll(_ point: CGPoint) {}
    /// Returns false: CursesUI scrolls to the focus.
    @discardableResult
    open func scrollToVisible(_ rect: CGRect) -> Bool { false }
    /// Keeps the types of what could be dropped, which has no effect: `dropDestination` accepts drops.
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) { registeredDraggedTypes = newTypes }
    /// Forgets the types of what could be dropped.
    open func unregisterDraggedTypes() { registeredDraggedTypes = [] }
    /// Never called: `dropDestination` accepts drops.
    open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// Never called: `dropDestination` accepts drops.
    open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
    /// Never called: `dropDestination` accepts drops.
    open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
    /// Never called: `dropDestination` accepts drops.
    open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    /// Never called: `dropDestination` accepts drops.
    open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
    /// Never called: `dropDestination` accepts drops.
    open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}

    /// When a layer is drawn; ignored in a terminal.
    public enum LayerContentsRedrawPolicy: Int, Sendable {
        case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }

    /// The place of a layer's content; ignored in a terminal.
    public enum LayerContentsPlacement: Int, Sendable {
        case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top, topRight, right
        case bottomRight, bottom, bottomLeft, left, topLeft
    }
}

/// A view whose layer is optional, as in AppKit.
///
/// The compiler chooses the layer of UIKit, which is not optional, unless code unwraps it.
@MainActor @preconcurrency
public protocol _DesktopLayered: AnyObject {}

extension UIView: _DesktopLayered {}

extension _DesktopLayered {
    /// The layer, which draws nothing.
    public var layer: CALayer? {
        get { (self as? UIView)?.ownLayer }
        set { (self as? UIView)?.ownLayer = newValue ?? CALayer() }
    }
}

/// What is dragged over a view. It does not exist in a terminal: `dropDestination` accepts drops.
@MainActor @preconcurrency
public protocol NSDraggingInfo: AnyObject {
    /// The pasteboard with what is dragged.
    var draggingPasteboard: NSPasteboard { get }
    /// The place of the mouse.
    var draggingLocation: CGPoint { get }
    /// What may be done with what is dragged.
    var draggingSourceOperationMask: NSDragOperation { get }
}

/// What is done with what is dragged.
public struct NSDragOperation: OptionSet, Sendable {
    /// The bits of the operations.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// It is copied.
    public static let copy = NSDragOperation(rawValue: 1)
    /// It is linked.
    public static let link = NSDragOperation(rawValue: 1 << 1)
    /// The target decides.
    public static let generic = NSDragOperation(rawValue: 1 << 2)
    /// The source and the target decide.
    public static let `private` = NSDragOperation(rawValue: 1 << 3)
    /// It is moved.
    public static let move = NSDragOperation(rawValue: 1 << 4)
    /// It is deleted.
    public static let delete = NSDragOperation(rawValue: 1 << 5)
    /// All operations.
    public static let every = NSDragOperation(rawValue: .max)
}

/// A view with a name.
@MainActor @preconcurrency
public protocol NSUserInterfaceItemIdentification: AnyObject {}

/// A view with an appearance of its own.
@MainActor @preconcurrency
public protocol NSAppearanceCustomization: AnyObject {}

extension UIView: NSUserInterfaceItemIdentification, NSAppearanceCustomization {}

extension NSUserInterfaceItemIdentification where Self: UIView {
    /// The name of the view.
    public var identifier: NSUserInterfaceItemIdentifier? {
        get { keptIdentifier }
        set { keptIdentifier = newValue }
    }
}

extension NSAppearanceCustomization where Self: UIView {
    /// The value is kept, but has no effect: `preferredColorScheme` sets the appearance.
    public var appearance: NSAppearance? {
        get { keptAppearance }
        set { keptAppearance = newValue }
    }
}
