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

    /// Stores the offset, which has no effect.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    /// Stores the scale, which has no effect.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

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
public protocol UIScrollViewDelegate: AnyObject {}

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
