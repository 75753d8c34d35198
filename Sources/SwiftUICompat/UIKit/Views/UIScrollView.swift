import CursesUI

/// A view that scrolls in UIKit.
open class UIScrollView: UIView {
    private static let standIn = UIScrollView()
    /// A stand-in, whose properties have no effect.
    public class func appearance() -> UIScrollView { standIn }

    /// Is kept, and has no effect.
    public var bounces = true
    /// Is kept, and has no effect.
    public var alwaysBounceVertical = false
    /// Is kept, and has no effect.
    public var alwaysBounceHorizontal = false
    /// Is kept, and has no effect.
    public var isScrollEnabled = true
    /// Is kept, and has no effect.
    public var isPagingEnabled = false
    /// Is kept, and has no effect.
    public var showsVerticalScrollIndicator = true
    /// Is kept, and has no effect.
    public var showsHorizontalScrollIndicator = true
    /// Is kept, and has no effect.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// Is kept, and has no effect.
    public var contentSize = CGSize.zero
    /// Is kept, and has no effect.
    public var contentOffset = CGPoint.zero
    /// Is kept, and has no effect.
    public var contentInset = UIEdgeInsets.zero
    /// Is kept, and has no effect.
    public var minimumZoomScale: CGFloat = 1
    /// Is kept, and has no effect.
    public var maximumZoomScale: CGFloat = 1
    /// Is kept, and has no effect.
    public var zoomScale: CGFloat = 1
    /// Is kept, and has no effect.
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Is kept, and has no effect.
    public var refreshControl: UIRefreshControl?
    /// Is never told of anything: the view does not scroll.
    public weak var delegate: (any UIScrollViewDelegate)?

    /// Sets the offset, without effect.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    /// Sets the scale, without effect.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// The gesture that hides a keyboard, without effect.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
        case onDragWithAccessory, interactiveWithAccessory
    }

    /// The treatment of bars, without effect.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }
}

/// A delegate of a view that scrolls. Nothing is called: the view does not scroll.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {}

/// A table of UIKit; its rows are not shown.
public final class UITableView: UIScrollView {
    private static let standIn = UITableView()
    /// A stand-in, whose properties have no effect.
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

/// A cell of a table in UIKit.
public final class UITableViewCell: UIView {
    private static let standIn = UITableViewCell()
    /// A stand-in, whose properties have no effect.
    public static func appearance() -> UITableViewCell { standIn }

    /// Has no effect: the theme determines the appearance of views.
    public var selectionStyle = SelectionStyle.default
    /// Has no effect: the theme determines the appearance of views.
    public var selectedBackgroundView: UIView?

    /// The line between rows, without effect.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// The look of a selected row, without effect.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
}

/// A collection of UIKit; its items are not shown.
public final class UICollectionView: UIScrollView {
    private static let standIn = UICollectionView()
    /// A stand-in, whose properties have no effect.
    override public class func appearance() -> UICollectionView { standIn }
}

/// A control that reloads a table in UIKit.
public final class UIRefreshControl: UIControl {
    /// Has no effect: it is not shown.
    public func beginRefreshing() {}
    /// Has no effect: it is not shown.
    public func endRefreshing() {}
}
