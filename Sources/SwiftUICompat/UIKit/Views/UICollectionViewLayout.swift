import CursesUI

/// The layout of a collection view, whose items are not shown.
@MainActor @preconcurrency
open class UICollectionViewLayout {
    /// The collection view: none.
    open var collectionView: UICollectionView? { nil }
    /// The size of the items: zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Creates a layout.
    public init() {}

    /// Never called: there are no items.
    open func prepare() {}
    /// Has no effect: there are no items.
    open func invalidateLayout() {}
}

/// A layout in lines. It stores its property values.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The direction in which a collection view scrolls.
    public typealias ScrollDirection = UICollectionView.ScrollDirection

    /// The value is kept, but has no effect.
    open var scrollDirection = ScrollDirection.vertical
    /// The value is kept, but has no effect.
    open var itemSize = CGSize(width: 50, height: 50)
    /// The value is kept, but has no effect.
    open var estimatedItemSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var minimumLineSpacing: CGFloat = 10
    /// The value is kept, but has no effect.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The value is kept, but has no effect.
    open var sectionInset = UIEdgeInsets.zero
    /// The value is kept, but has no effect.
    open var headerReferenceSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var footerReferenceSize = CGSize.zero
    /// The value is kept, but has no effect.
    open var sectionHeadersPinToVisibleBounds = false
    /// The size that lets cells determine their own.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension UICollectionView {
    /// The direction in which a collection view scrolls; ignored in a terminal.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }
}
