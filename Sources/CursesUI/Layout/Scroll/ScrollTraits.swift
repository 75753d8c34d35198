/// The settings for the scroll views in a view.
struct ScrollTraits: Equatable {
    /// The axes along which bars are shown.
    var bars: Axis.Set = [.horizontal, .vertical]
    var isEnabled = true
    var anchors = ScrollAnchors()
    /// Whether lists and forms cover the views behind them.
    var hasBackground = true
}

/// The parts of the content that scroll views show.
struct ScrollAnchors: Equatable {
    /// The part that is shown at first.
    var initial: UnitPoint?
    /// The part that stays visible while the content grows.
    var growth: UnitPoint?
    /// The place of content that is smaller than the scroll view.
    var alignment: UnitPoint?
}

/// A use of the default anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The part that is shown at first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The part that stays visible while the content grows or shrinks.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The place of content that is smaller than the scroll view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension ScrollAnchors {
    mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
        switch role {
        case .initialOffset: initial = anchor
        case .sizeChanges: growth = anchor
        default: alignment = anchor
        }
    }
}

private struct ScrollTraitsKey: EnvironmentKey {
    static let defaultValue = ScrollTraits()
}

extension EnvironmentValues {
    var scrollTraits: ScrollTraits {
        get { self[ScrollTraitsKey.self] }
        set { self[ScrollTraitsKey.self] = newValue }
    }

    /// Whether the scroll views in the view scroll.
    public var isScrollEnabled: Bool {
        get { scrollTraits.isEnabled }
        set { scrollTraits.isEnabled = newValue }
    }
}

/// Whether a scroll view shows its bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool
    private let name: String

    /// A bar where the content is longer than the view.
    public static let automatic = ScrollIndicatorVisibility(isShown: true, name: "automatic")
    /// A bar where the content is longer than the view.
    public static let visible = ScrollIndicatorVisibility(isShown: true, name: "visible")
    /// No scroll bars.
    public static let hidden = ScrollIndicatorVisibility(isShown: false, name: "hidden")
    /// No scroll bars.
    public static let never = ScrollIndicatorVisibility(isShown: false, name: "never")
}

extension View {
    /// Sets whether the scroll views in the view show bars.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollTraits) {
            if visibility.isShown { $0.bars.formUnion(axes) } else { $0.bars.subtract(axes) }
        }
    }

    /// Keeps the scroll views in the view from scrolling by keys, wheel and mouse.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollTraits) { $0.isEnabled = !disabled }
    }

    /// Sets whether lists and forms in the view cover the views behind them, which they do unless it is hidden.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.scrollTraits) { $0.hasBackground = visibility != .hidden }
    }

    /// Sets the part that the scroll views in the view show at first: with `.bottom` the end, which also stays visible
    /// while the content grows. Content that is smaller than the scroll view is aligned in the same way.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollTraits) {
            $0.anchors = ScrollAnchors(initial: anchor, growth: anchor, alignment: anchor)
        }
    }

    /// Sets the part that the scroll views in the view show in one of its uses: at first, while the content grows, or
    /// where the content is smaller than the scroll view.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollTraits) { $0.anchors.set(anchor, for: role) }
    }
}
