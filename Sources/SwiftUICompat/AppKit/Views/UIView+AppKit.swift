import CursesUI

// Names of AppKit for what views have in UIKit.
extension UIView {
    /// The part of the view that is visible: all of it.
    public var visibleRect: CGRect { bounds }
    /// The scroll view that contains the view.
    public var enclosingScrollView: NSScrollView? {
        superview as? NSScrollView ?? superview?.enclosingScrollView
    }
    /// The constraints: none.
    public var constraints: [NSLayoutConstraint] { [] }
    /// Whether the view or one that contains it is hidden.
    public var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
    /// The view that does not let others shine through: this one or one that contains it.
    public var opaqueAncestor: NSView? { isOpaque ? self : superview?.opaqueAncestor }
    /// Puts a view in the place of another.
    public func replaceSubview(_ oldView: NSView, with newView: NSView) {
        guard let index = subviews.firstIndex(of: oldView) else { return }
        oldView.removeFromSuperview()
        insertSubview(newView, at: index)
    }

    /// Removes the view from its superview.
    public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }

    /// Returns whether the view is another one, or inside it.
    public func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    /// Returns the view that contains both views.
    public func ancestorShared(with view: NSView) -> NSView? {
        view.isDescendant(of: self) ? self : superview?.ancestorShared(with: view)
    }

    /// Returns whether a point is in a rectangle.
    public func isMousePoint(_ point: CGPoint, in rect: CGRect) -> Bool { rect.contains(point) }
    /// Returns the same point: points are pixels.
    public func convertToBacking(_ point: CGPoint) -> CGPoint { point }
    /// Returns the same size: points are pixels.
    public func convertToBacking(_ size: CGSize) -> CGSize { size }
    /// Returns the same rectangle: points are pixels.
    public func convertToBacking(_ rect: CGRect) -> CGRect { rect }
    /// Returns the same rectangle: points are pixels.
    public func convertFromBacking(_ rect: CGRect) -> CGRect { rect }
    /// Returns the same rectangle: points are pixels.
    public func centerScanRect(_ rect: CGRect) -> CGRect { rect.integral }
    /// Returns 500: CursesUI lays out its own views.
    public func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> UILayoutPriority {
        .defaultLow
    }
    /// Returns 750: CursesUI lays out its own views.
    public func contentCompressionResistancePriority(
        for orientation: NSLayoutConstraint.Orientation
    ) -> UILayoutPriority { .defaultHigh }
    /// Has no effect: CursesUI lays out its own views.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {}
    /// Has no effect: CursesUI lays out its own views.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Has no effect: CursesUI lays out its own views.
    public func addLayoutGuide(_ guide: UILayoutGuide) {}

    /// Returns `nil`: a terminal cannot draw the view.
    public func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? { nil }
    /// Has no effect: a terminal cannot draw the view.
    public func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {}
    /// Returns no data: a terminal cannot draw the view.
    public func dataWithPDF(inside rect: CGRect) -> Data { Data() }
    /// Returns 0, and adds nothing: a terminal shows no tips of AppKit's views.
    @discardableResult
    public func addToolTip(_ rect: CGRect, owner: Any, userData data: UnsafeMutableRawPointer?) -> Int { 0 }
    /// Has no effect: a terminal shows no tips of AppKit's views.
    public func removeAllToolTips() {}

    /// Announces that a frame has changed. It is never posted.
    nonisolated public static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
    /// Announces that bounds have changed. It is never posted.
    nonisolated public static let boundsDidChangeNotification =
        Notification.Name("NSViewBoundsDidChangeNotification")
    /// The length that a view does not have.
    nonisolated public static let noInstrinsicMetric: CGFloat = -1
}

/// An object whose changes AppKit animates.
@MainActor @preconcurrency
public protocol NSAnimatablePropertyContainer: AnyObject {}

extension NSAnimatablePropertyContainer {
    /// The object itself: its changes are not animated.
    public func animator() -> Self { self }
}

extension UIView: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}

/// A group of changes. They are not animated.
@MainActor @preconcurrency
public final class NSAnimationContext {
    /// The group of the changes that code makes now.
    public private(set) static var current = NSAnimationContext()
    /// The value is kept, but has no effect.
    public var duration: TimeInterval = 0.25
    /// The value is kept, but has no effect.
    public var timingFunction: CAMediaTimingFunction?
    /// The value is kept, but has no effect.
    public var allowsImplicitAnimation = false
    /// Is called when the group ends.
    public var completionHandler: (() -> Void)?
    private static var outer: [NSAnimationContext] = []

    private init() {}

    /// Begins a group.
    public static func beginGrouping() {
        outer.append(current)
        current = NSAnimationContext()
    }

    /// Ends a group, and calls its closure.
    public static func endGrouping() {
        let ended = current
        if let last = outer.popLast() { current = last }
        ended.completionHandler?()
    }

    /// Calls both closures at once: the changes are not animated.
    public static func runAnimationGroup(
        _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
        beginGrouping()
        changes(current)
        endGrouping()
        completionHandler?()
    }

    /// Calls the closure: the changes are not animated.
    public static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
        runAnimationGroup(changes, completionHandler: nil)
    }
}
