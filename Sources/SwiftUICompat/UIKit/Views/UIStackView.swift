import CursesUI

/// A UIKit view that arranges views in a row or a column, shown as a stack.
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// Each view has its own length, as with `fillProportionally`.
        case fill
        /// All views have the same length.
        case fillEqually
        case fillProportionally
        /// Equal spaces are between the views, as with `equalCentering`.
        case equalSpacing
        case equalCentering
    }

    /// The place of the views across the stack.
    public enum Alignment: Int, Sendable {
        /// The views begin at the leading or upper edge. They do not grow across the stack.
        case fill
        case leading, firstBaseline, center, trailing, lastBaseline
        /// The upper edge, as `leading` for a row.
        public static let top = Alignment.leading
        /// The lower edge, as `trailing` for a row.
        public static let bottom = Alignment.trailing
    }

    /// The views that are arranged. They are subviews, too.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Whether the views are in a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { contentDidChange() } }
    /// The place of the views across the stack.
    open var alignment = Alignment.fill { didSet { contentDidChange() } }
    /// How the views share the length of the stack.
    open var distribution = Distribution.fill { didSet { contentDidChange() } }
    /// The space between views, in points.
    open var spacing: CGFloat = 0 { didSet { contentDidChange() } }
    /// Whether `layoutMargins` surround the views.
    open var isLayoutMarginsRelativeArrangement = false { didSet { contentDidChange() } }
    /// The value is kept, but has no effect.
    open var isBaselineRelativeArrangement = false
    private var spaces: [ObjectIdentifier: CGFloat] = [:]

    /// The space after a view that stands for the usual one.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The space after a view that the system chooses: none.
    public static let spacingUseSystem: CGFloat = 0

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at an index.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        addSubview(view)
        arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
        contentDidChange()
    }

    /// Removes a view from the arrangement. It stays a subview, which is not shown.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        contentDidChange()
    }

    /// Sets the space after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        spaces[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        contentDidChange()
    }

    /// Returns the space after a view, in points.
    open func customSpacing(after view: UIView) -> CGFloat {
        spaces[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    override func subviewWasRemoved(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    override var shown: AnyView? {
        arrangedSubviews.contains { $0.hasContent } ? AnyView(ShownStack(stack: self)) : nil
    }

    /// The space that replaces the usual one after a view; `nil` for the usual one.
    func space(after view: UIView) -> CGFloat? { spaces[ObjectIdentifier(view)] }
}

/// A stack of the views of a UIKit stack.
@MainActor @preconcurrency
private struct ShownStack {
    let stack: UIStackView
    @ObservedObject private var changes: StandInChanges

    init(stack: UIStackView) {
        self.stack = stack
        changes = stack.changes
    }

    private var views: [ShownSubview] {
        stack.arrangedSubviews.filter { !$0.isHidden && $0.hasContent }.map(ShownSubview.init)
    }

    private var layout: AnyLayout {
        if stack.axis == .horizontal {
            let alignment: VerticalAlignment =
                switch stack.alignment {
                case .fill, .leading: .top
                case .firstBaseline: .firstTextBaseline
                case .center: .center
                case .trailing: .bottom
                case .lastBaseline: .lastTextBaseline
                }
            return AnyLayout(HStackLayout(alignment: alignment, spacing: stack.spacing))
        }
        let alignment: HorizontalAlignment =
            switch stack.alignment {
            case .fill, .leading, .firstBaseline, .lastBaseline: .leading
            case .center: .center
            case .trailing: .trailing
            }
        return AnyLayout(VStackLayout(alignment: alignment, spacing: stack.spacing))
    }
}

extension ShownStack: View {
    var body: some View {
        let views = views
        layout {
            ForEach(views) { shown in
                ShownUIView(shown.view, name: "")
                    .modifier(Share(isEqual: stack.distribution == .fillEqually, axis: stack.axis))
                    .padding(stack.axis == .horizontal ? .trailing : .bottom, extraSpace(after: shown, in: views))
                if stack.distribution == .equalSpacing || stack.distribution == .equalCentering,
                    shown.id != views.last?.id
                {
                    Spacer(minLength: 0)
                }
            }
        }
        .padding(stack.isLayoutMarginsRelativeArrangement ? EdgeInsets(stack.layoutMargins) : EdgeInsets())
    }

    private func extraSpace(after shown: ShownSubview, in views: [ShownSubview]) -> CGFloat {
        guard shown.id != views.last?.id, let space = stack.space(after: shown.view) else { return 0 }
        return max(0, space - stack.spacing)
    }
}

/// Makes the views of a stack equally long.
private struct Share: ViewModifier {
    let isEqual: Bool
    let axis: NSLayoutConstraint.Axis

    func body(content: Content) -> some View {
        if isEqual {
            content.frame(
                maxWidth: axis == .horizontal ? .infinity : nil, maxHeight: axis == .vertical ? .infinity : nil)
        } else {
            content
        }
    }
}
