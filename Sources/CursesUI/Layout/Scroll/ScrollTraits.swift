/// The settings for the scroll views in a view.
struct ScrollTraits: Equatable {
    /// The axes along which scroll bars are shown.
    var bars: Axis.Set = [.horizontal, .vertical]
    var isEnabled = true
    var anchors = ScrollAnchors()
    /// Whether lists and forms cover the views behind them.
    var hasBackground = true
    /// Whether content is drawn beyond the edges of scroll views.
    var isClipDisabled = false
    var flashes = ScrollFlashes()
}

/// The default anchors of a scroll view, by role.
struct ScrollAnchors: Equatable {
    /// The part of the content that is shown initially.
    var initial: UnitPoint?
    /// The part that stays visible while the content grows.
    var growth: UnitPoint?
    /// The position of content that is smaller than the scroll view.
    var alignment: UnitPoint?
}

/// A role of the default anchor of a scroll view.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// The part of the content that is shown initially.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// The part that stays visible while the content grows or shrinks.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// The position of content that is smaller than the scroll view.
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

    /// Whether scroll views show vertical scroll bars.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollTraits.bars.contains(.vertical) ? .automatic : .hidden }
        set { if newValue.isShown { scrollTraits.bars.insert(.vertical) } else { scrollTraits.bars.remove(.vertical) } }
    }

    /// Whether scroll views show horizontal scroll bars.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollTraits.bars.contains(.horizontal) ? .automatic : .hidden }
        set {
            if newValue.isShown { scrollTraits.bars.insert(.horizontal) } else { scrollTraits.bars.remove(.horizontal) }
        }
    }

    /// Whether the user can scroll the scroll views in the view.
    public var isScrollEnabled: Bool {
        get { scrollTraits.isEnabled }
        set { scrollTraits.isEnabled = newValue }
    }
}

/// The visibility of scroll bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool
    private let name: String

    /// A scroll bar is shown if the content is longer than the view.
    public static let automatic = ScrollIndicatorVisibility(isShown: true, name: "automatic")
    /// A scroll bar is shown if the content is longer than the view.
    public static let visible = ScrollIndicatorVisibility(isShown: true, name: "visible")
    /// No scroll bars are shown.
    public static let hidden = ScrollIndicatorVisibility(isShown: false, name: "hidden")
    /// No scroll bars are shown.
    public static let never = ScrollIndicatorVisibility(isShown: false, name: "never")
}

extension View {
    /// Sets whether the scroll views in the view show scroll bars.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollTraits) {
            if visibility.isShown { $0.bars.formUnion(axes) } else { $0.bars.subtract(axes) }
        }
    }

    /// Prevents the user from scrolling the scroll views in the view by keys, wheel or mouse.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollTraits) { $0.isEnabled = !disabled }
    }

    /// Sets whether lists and forms in the view cover the views behind them. They do so unless the visibility is
    /// `.hidden`.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.scrollTraits) { $0.hasBackground = visibility != .hidden }
    }

    /// Sets the part of the content that the scroll views in the view show initially. With `.bottom`, they show the
    /// end, which also stays visible while the content grows. Content that is smaller than the scroll view is aligned
    /// in the same way.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollTraits) {
            $0.anchors = ScrollAnchors(initial: anchor, growth: anchor, alignment: anchor)
        }
    }

    /// Sets the default anchor of the scroll views in the view for one role: the part that is shown initially, the part
    /// that stays visible while the content changes its size, or the position of content that is smaller than the
    /// scroll view.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollTraits) { $0.anchors.set(anchor, for: role) }
    }
}
