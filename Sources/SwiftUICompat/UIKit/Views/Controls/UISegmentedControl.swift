import CursesUI

/// A UIKit control with segments, one of which is selected, shown as a segmented picker.
open class UISegmentedControl: UIControl {
    private static let standIn = UISegmentedControl()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UISegmentedControl { standIn }

    /// The index that represents no segment.
    public static let noSegment = -1

    private enum Segment {
        case title(String)
        case image(UIImage)
    }

    private var segments: [Segment] = [] { didSet { contentDidChange() } }
    /// The index of the selected segment. A change by the user performs the actions for `valueChanged`.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet { if selectedSegmentIndex != oldValue { contentDidChange() } }
    }
    /// Has no effect: the theme determines the appearance of views.
    open var selectedSegmentTintColor: UIColor?
    /// The value is kept, but has no effect.
    open var isMomentary = false
    /// The value is kept, but has no effect.
    open var apportionsSegmentWidthsByContent = false
    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Creates a control with segments: strings and pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { item in
            (item as? UIImage).map { .image($0) } ?? .title(item as? String ?? "\(item)")
        }
    }

    /// Adds a segment with a title.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        segments.insert(.title(title ?? ""), at: min(max(0, index), segments.count))
    }

    /// Adds a segment with a picture.
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        segments.insert(.image(image ?? UIImage()), at: min(max(0, index), segments.count))
    }

    /// Removes a segment.
    open func removeSegment(at index: Int, animated: Bool) {
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }

    /// Replaces the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        if segments.indices.contains(index) { segments[index] = .title(title ?? "") }
    }

    /// Returns the title of a segment.
    open func titleForSegment(at index: Int) -> String? {
        guard segments.indices.contains(index), case .title(let title) = segments[index] else { return nil }
        return title
    }

    /// Has no effect: the theme determines the appearance of views.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    /// Has no effect: the theme determines the appearance of views.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    /// Has no effect: the theme determines the appearance of views.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
    ) {}

    override var shown: AnyView? {
        shown { control in
            Picker(selection: control.value(\.selectedSegmentIndex)) {
                ForEach(control.segments.indices, id: \.self) { index in
                    switch control.segments[index] {
                    case .title(let title): Text(verbatim: title)
                    case .image(let image): Image(uiImage: image)
                    }
                }
            } label: {
                Text(verbatim: "")
            }
            .pickerStyle(.segmented)
            .labelsHidden()
        }
    }
}

/// A UIKit control that shows the number of pages and the current page as dots. The arrow keys turn the pages.
open class UIPageControl: UIControl {
    private static let standIn = UIPageControl()
    /// Returns an object whose properties have no effect.
    public static func appearance() -> UIPageControl { standIn }

    /// The colour of the dot of the current page.
    open var currentPageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
    /// The number of pages.
    open var numberOfPages = 0 { didSet { contentDidChange() } }
    /// The current page. A change by the user performs the actions for `valueChanged`.
    open var currentPage = 0 { didSet { if currentPage != oldValue { contentDidChange() } } }
    /// Whether nothing is shown if there is one page.
    open var hidesForSinglePage = false { didSet { contentDidChange() } }

    override var shown: AnyView? {
        shown { control in
            if control.numberOfPages > 1 || control.numberOfPages == 1 && !control.hidesForSinglePage {
                control.dots
                    .focusable()
                    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                        control.turn(by: press.key == .leftArrow ? -1 : 1)
                        return .handled
                    }
                    .accessibilityLabel(Text(verbatim: "\(control.currentPage + 1)/\(control.numberOfPages)"))
            }
        }
    }

    private var dots: some View {
        HStack {
            ForEach(0..<numberOfPages, id: \.self) { page in
                let color = page == self.currentPage ? self.currentPageIndicatorTintColor : self.pageIndicatorTintColor
                Text(verbatim: page == self.currentPage ? "●" : "○")
                    .foregroundColor(color.map { Color($0) })
                    .onTapGesture { self.turn(by: page < self.currentPage ? -1 : 1) }
            }
        }
    }

    private func turn(by pages: Int) {
        let page = min(max(0, currentPage + pages), numberOfPages - 1)
        guard page != currentPage else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }
}
