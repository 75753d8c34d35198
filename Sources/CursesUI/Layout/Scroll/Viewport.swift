import CursesUITerminal

/// Shows its content through a window, which scrolls if there is too little space.
struct Viewport<Content: View> {
    let traits: ViewportTraits
    let onKey: (@MainActor (KeyPress) -> Bool)?
    let content: Content

    /// - Parameter onKey: handles a key before the viewport does; returns whether it has used the key.
    init(
        _ traits: ViewportTraits = ViewportTraits(),
        onKey: (@MainActor (KeyPress) -> Bool)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.traits = traits
        self.onKey = onKey
        self.content = content()
    }
}

/// The behaviour of a viewport.
struct ViewportTraits: Equatable {
    /// The axes along which the content may be larger than the window.
    var axes: Axis.Set = .vertical
    /// The minimum width of the content, which is otherwise as wide as the window.
    var leastWidth: ContentWidth?
    /// Whether the viewport takes all proposed space along its axes, rather than only the length of its content.
    var fills = false
    /// Whether the viewport, next to a spacer in a stack, takes no more space than its rows need.
    var yieldsToSpacers = false
    /// Whether the viewport hides the views behind it.
    var isOpaque = false
    /// Whether the viewport proposes its own size to its content, and scrolls only if the content does not fit. This is
    /// the case for screens, pages and columns.
    var isScreen = false
    /// The alignment of content that is smaller than the window.
    var alignment = Alignment.topLeading
    /// Whether the viewport is the content of a modal window, whose size follows from its content.
    var isWindow = false
    /// Whether a modal window proposes its whole height to content that adapts to any height.
    var proposesHeight = false
    /// The axes along which a scroll bar is shown.
    var bars: Axis.Set = [.horizontal, .vertical]
    /// Whether the user can scroll by keys, wheel and scroll bar.
    var isEnabled = true
    /// Whether Page Up, Page Down, Home and End move the focus among the controls, as in a menu, rather than scroll.
    var movesFocus = false
    /// Whether the content begins at the side where the layer is attached: at the bottom of a menu that opens upward.
    var beginsAtLayerSide = false
    /// The part that is shown initially, the part that stays visible while the content grows, and the position of
    /// smaller content.
    var anchors = ScrollAnchors()
    /// Whether the viewport can have the focus even if all its content fits.
    var takesFocus = false
    /// Whether a key refreshes the content.
    var isRefreshable = false
    /// Whether content is drawn beyond the edges.
    var isClipDisabled = false
    var flashes = ScrollFlashes()
}

extension ViewportTraits {
    /// Returns the traits of a screen, a page or a column, which scrolls along both axes if its content does not fit.
    static func screen(_ alignment: Alignment = .topLeading) -> ViewportTraits {
        ViewportTraits(axes: [.horizontal, .vertical], isScreen: true, alignment: alignment)
    }
}

extension ViewportTraits {
    /// The traits for the content of a modal window. Unless the content needs more, it is at most as wide as the
    /// screen.
    static let window = ViewportTraits(axes: [.horizontal, .vertical], isWindow: true)

    /// The traits for the content of a modal window with a height of its own.
    static let tallWindow = ViewportTraits(axes: [.horizontal, .vertical], isWindow: true, proposesHeight: true)
}

extension Viewport: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Viewport> {
        ViewportNode(self, in: context, content: { $0.content }) { owner in
            let viewport = ViewportLayoutNode(traits, owner: owner)
            viewport.onKey = onKey
            return viewport
        }
    }
}

final class ViewportNode<Content: View>:
    LayoutContainerNode<Viewport<Content>, Content, ViewportLayoutNode>
{
    override func viewDidChange(from old: Viewport<Content>) {
        layoutNode.configuration = view.traits
        layoutNode.onKey = view.onKey
        super.viewDidChange(from: old)
    }

    override func environmentDidChange(_ keys: Set<EnvironmentKeyID>) -> Set<EnvironmentKeyID> {
        layoutNode.responderMayDiffer()
        return super.environmentDidChange(keys)
    }
}
