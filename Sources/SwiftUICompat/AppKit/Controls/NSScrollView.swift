import CursesUI

/// An AppKit scroll view, shown as the view that it contains.
open class NSScrollView: NSView {
    /// The view that is shown.
    open var documentView: NSView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let documentView { addSubview(documentView) }
        }
    }
    /// A view with the place of the content, which is not shown: ``documentView`` is.
    open lazy var contentView = NSClipView(frame: .zero)
    /// The value is kept, but has no effect: views that scroll have their own bars.
    open var verticalScroller: NSScroller?
    /// The value is kept, but has no effect: views that scroll have their own bars.
    open var horizontalScroller: NSScroller?
    /// The value is kept, but has no effect.
    open var scrollerStyle = NSScroller.Style.overlay
    /// The value is kept, but has no effect.
    open var scrollerKnobStyle = NSScroller.KnobStyle.default
    /// The value is kept, but has no effect.
    open var scrollerInsets = NSEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var contentInsets = NSEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var automaticallyAdjustsContentInsets = true
    /// The value is kept, but has no effect.
    open var verticalScrollElasticity = Elasticity.automatic
    /// The value is kept, but has no effect.
    open var horizontalScrollElasticity = Elasticity.automatic
    /// The value is kept, but has no effect.
    open var usesPredominantAxisScrolling = true
    /// The value is kept, but has no effect: a terminal magnifies nothing.
    open var allowsMagnification = false
    /// The value is kept, but has no effect: a terminal magnifies nothing.
    open var magnification: CGFloat = 1
    /// The value is kept, but has no effect.
    open var minMagnification: CGFloat = 0.25
    /// The value is kept, but has no effect.
    open var maxMagnification: CGFloat = 4
    /// The value is kept, but has no effect.
    open var lineScroll: CGFloat = 16
    /// The value is kept, but has no effect.
    open var pageScroll: CGFloat = 16
    /// The value is kept, but has no effect.
    open var rulersVisible = false
    /// The value is kept, but has no effect.
    open var hasVerticalRuler = false
    /// The value is kept, but has no effect.
    open var hasHorizontalRuler = false
    /// The value is kept, but has no effect.
    open var findBarPosition = 0
    /// The size of the content.
    open var contentSize: CGSize { frame.size }
    /// The part of the content that is visible: all of it.
    open var documentVisibleRect: CGRect { documentView?.bounds ?? .zero }

    /// Whether content moves beyond its ends; ignored in a terminal.
    public enum Elasticity: Int, Sendable {
        case automatic, none, allowed
    }

    /// Has no effect: the view that is shown scrolls.
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    /// Has no effect: CursesUI lays out its own views.
    open func tile() {}
    /// Has no effect: a terminal has no bars to show.
    open func flashScrollers() {}
    /// Has no effect: a terminal magnifies nothing.
    open func setMagnification(_ magnification: CGFloat, centeredAt point: CGPoint) {}

    /// Announces that the user scrolls. It is never posted.
    nonisolated public static let willStartLiveScrollNotification =
        Notification.Name("NSScrollViewWillStartLiveScrollNotification")
    /// Announces that the user scrolls. It is never posted.
    nonisolated public static let didLiveScrollNotification =
        Notification.Name("NSScrollViewDidLiveScrollNotification")
    /// Announces that the user has scrolled. It is never posted.
    nonisolated public static let didEndLiveScrollNotification =
        Notification.Name("NSScrollViewDidEndLiveScrollNotification")
    /// The value is kept, but has no effect: views that scroll have their own bars.
    open var hasVerticalScroller = false
    /// The value is kept, but has no effect: views that scroll have their own bars.
    open var hasHorizontalScroller = false
    /// The value is kept, but has no effect.
    open var autohidesScrollers = false
    /// The value is kept, but has no effect.
    open var drawsBackground = true
    /// The value is kept, but has no effect.
    open var borderType = NSBorderType.noBorder
}

/// The border of a view; ignored in a terminal.
public enum NSBorderType: UInt, Sendable {
    case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// The visible part of a scroll view. It shows nothing.
open class NSClipView: NSView {
    /// The view that would be shown.
    open var documentView: NSView?
    /// The value is kept, but has no effect.
    open var drawsBackground = true
    /// The value is kept, but has no effect.
    open var copiesOnScroll = true
    /// The value is kept, but has no effect.
    open var contentInsets = NSEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var automaticallyAdjustsContentInsets = true
    /// The part of the content that is visible: all of it.
    open var documentVisibleRect: CGRect { bounds }
    /// The part of the content.
    open var documentRect: CGRect { bounds }

    /// Has no effect: the view that is shown scrolls.
    open func scroll(to newOrigin: CGPoint) {}
    /// Returns the same rectangle.
    open func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect { proposedBounds }
}

/// The bar of a scroll view. It is not shown: views that scroll have their own bars.
open class NSScroller: NSControl {
    /// The place of the bar; ignored in a terminal.
    public enum Style: Int, Sendable {
        case legacy, overlay
    }

    /// The colour of the bar; ignored in a terminal.
    public enum KnobStyle: Int, Sendable {
        case `default`, dark, light
    }

    /// The value is kept, but has no effect.
    open var scrollerStyle = Style.overlay
    /// The value is kept, but has no effect.
    open var knobStyle = KnobStyle.default
    /// The value is kept, but has no effect.
    open var knobProportion: CGFloat = 1
    /// The style that the user prefers.
    open class var preferredScrollerStyle: Style { .overlay }
    /// The width of a bar.
    open class func scrollerWidth(for controlSize: ControlSize, scrollerStyle: Style) -> CGFloat { 8 }

    override var hasContent: Bool { false }
}
