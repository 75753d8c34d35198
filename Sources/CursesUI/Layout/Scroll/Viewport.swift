import CursesUITerminal

/// Shows its content through a window that scrolls where there is too little space.
struct Viewport<Content: View> {
    let traits: ViewportTraits
    let onKey: (@MainActor (KeyPress) -> Bool)?
    let content: Content

    /// - Parameter onKey: handles keys first; returns whether it has used the key.
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
    /// The width that the content needs at least, if it is as wide as the window otherwise.
    var leastWidth: ContentWidth?
    /// Whether it takes all that is proposed along its axes, not only what its content needs.
    var fills = false
    /// Whether, beside a spacer in a stack, it takes no more than its rows need.
    var yieldsToSpacers = false
    /// Whether it covers the views behind it.
    var isOpaque = false
    /// Whether it offers its own size to its content, and scrolls only what does not fit: a screen around any content.
    var isScreen = false
    /// The place of content that is smaller than the window.
    var alignment = Alignment.topLeading
    /// Whether it is in a window above the screen, whose size follows from its content.
    var isWindow = false
    /// The axes along which a bar shows which part is visible.
    var bars: Axis.Set = [.horizontal, .vertical]
    /// Whether keys, wheel and bar scroll.
    var isEnabled = true
    /// Whether the keys for pages and ends move the focus among the controls, as in a menu, instead of scrolling.
    var movesFocus = false
    /// The parts that are shown at first and kept visible while the content grows, and the place of smaller content.
    var anchors = ScrollAnchors()
    /// Whether it can have the focus while everything fits.
    var takesFocus = false
    /// Whether its content can be refreshed by a key.
    var isRefreshable = false
}

extension ViewportTraits {
    /// A screen, a page or a column, which scrolls along both axes if its content does not fit.
    static func screen(_ alignment: Alignment = .topLeading) -> ViewportTraits {
        ViewportTraits(axes: [.horizontal, .vertical], isScreen: true, alignment: alignment)
    }
}

extension ViewportTraits {
    /// The content of a window above the screen: as wide as the screen at most, unless it needs more.
    static let window = ViewportTraits(axes: [.horizontal, .vertical], isWindow: true)
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
