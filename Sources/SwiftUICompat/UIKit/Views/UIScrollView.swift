import CursesUI

/// A UIKit scroll view.
open class UIScrollView: UIView {
    private static let standIn = UIScrollView()
    /// Returns an object whose properties have no effect.
    public class func appearance() -> UIScrollView { standIn }

    /// The value is kept, but has no effect.
    public var bounces = true
    /// The value is kept, but has no effect.
    public var alwaysBounceVertical = false
    /// The value is kept, but has no effect.
    public var alwaysBounceHorizontal = false
    /// The value is kept, but has no effect.
    public var isScrollEnabled = true
    /// The value is kept, but has no effect.
    public var isPagingEnabled = false
    /// The value is kept, but has no effect.
    public var showsVerticalScrollIndicator = true
    /// The value is kept, but has no effect.
    public var showsHorizontalScrollIndicator = true
    /// The value is kept, but has no effect.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// The value is kept, but has no effect.
    public var contentSize = CGSize.zero
    /// The value is kept, but has no effect.
    public var contentOffset = CGPoint.zero
    /// The value is kept, but has no effect.
    public var contentInset = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    public var minimumZoomScale: CGFloat = 1
    /// The value is kept, but has no effect.
    public var maximumZoomScale: CGFloat = 1
    /// The value is kept, but has no effect.
    public var zoomScale: CGFloat = 1
    /// The value is kept, but has no effect.
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The value is kept, but has no effect.
    public var refreshControl: UIRefreshControl?
    /// The object is kept, but never called: the view does not scroll.
    public weak var delegate: (any UIScrollViewDelegate)?

    /// The value is kept, but has no effect.
    public var decelerationRate = DecelerationRate.normal
    /// The value is kept, but has no effect.
    public var bouncesZoom = true
    /// The value is kept, but has no effect.
    public var delaysContentTouches = true
    /// The value is kept, but has no effect.
    public var canCancelContentTouches = true
    /// The value is kept, but has no effect.
    public var isDirectionalLockEnabled = false
    /// The value is kept, but has no effect.
    public var scrollsToTop = true
    /// The value is kept, but has no effect.
    public var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    public var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Always zero: no bar covers the content.
    public var adjustedContentInset: UIEdgeInsets { .zero }
    /// Always false: the view does not scroll.
    public var isDragging: Bool { false }
    /// Always false: the view does not scroll.
    public var isDecelerating: Bool { false }
    /// Always false: the view does not scroll.
    public var isTracking: Bool { false }
    /// A recognizer that recognizes nothing.
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// A recognizer that recognizes nothing.
    public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

    /// Has no effect: the view does not scroll.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Has no effect: the view does not zoom.
    public func zoom(to rect: CGRect, animated: Bool) {}
    /// Has no effect: the view has no indicators.
    public func flashScrollIndicators() {}
    /// Stores the offset, which has no effect.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    /// Stores the scale, which has no effect.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// How fast a scroll ends; ignored in a terminal.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The rate.
        public let rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The normal rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast end.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How scrolling hides a keyboard; ignored in a terminal.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
        case onDragWithAccessory, interactiveWithAccessory
    }

    /// How bars affect the content insets; ignored in a terminal.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
}

/// Receives the events of a scroll view. No method is called, because the view does not scroll.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A UIKit table. Its rows are not shown.
public final class UITableView: UIScrollView {
    private static let standIn = UITableView()
    /// Returns an object whose properties have no effect.
    override public class func appearance() -> UITableView { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var separatorColor: UIColor?
    /// Has no effect: the theme determines the appearance of views.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Has no effect: the theme determines the appearance of views.
    public var separatorInset = UIEdgeInsets.zero
    /// Has no effect: the theme determines the appearance of views.
    public var allowsSelection = true
    /// Has no effect: the theme determines the appearance of views.
    public var rowHeight: CGFloat = -1
    /// Has no effect: the theme determines the appearance of views.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// Has no effect: the theme determines the appearance of views.
    public var tableFooterView: UIView?
    /// Has no effect: the theme determines the appearance of views.
    public var tableHeaderView: UIView?
    /// Has no effect: the theme determines the appearance of views.
    public var backgroundView: UIView?
}

/// A cell of a UIKit table.
public final class UITableViewCell: UIView {
    private static let standIn = UITableViewCell()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UITableViewCell { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var selectionStyle = SelectionStyle.default
    /// Has no effect: the theme determines the appearance of views.
    public var selectedBackgroundView: UIView?

    /// The line between rows; ignored in a terminal.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// The appearance of a selected row; ignored in a terminal.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
}

/// A UIKit collection view. Its items are not shown.
public final class UICollectionView: UIScrollView {
    private static let standIn = UICollectionView()
    /// Returns an object whose properties have no effect.
    override public class func appearance() -> UICollectionView { standIn }

    /// The value is kept, but has no effect: the items are not shown.
    public var collectionViewLayout = UICollectionViewLayout()

    /// Creates a view, whose items are not shown.
    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.init(frame: frame)
        collectionViewLayout = layout
    }
}

/// A UIKit control that reloads a table when the user pulls it down.
public final class UIRefreshControl: UIControl {
    /// Has no effect: the control is not shown.
    public func beginRefreshing() {}
    /// Has no effect: the control is not shown.
    public func endRefreshing() {}
}
