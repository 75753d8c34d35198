import CursesUITerminal

/// Shows its content through a window that scrolls where there is too little room.
struct Viewport<Content: View> {
    let traits: ViewportTraits
    let onKey: (@MainActor (KeyPress) -> Bool)?
    let content: Content

    /// - Parameter onKey: asked about keys first; returns whether it has used one.
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

/// How a window behaves.
struct ViewportTraits: Equatable {
    /// Along these the content may be larger than the window.
    var axes: Axis.Set = .vertical
    /// Whether it takes all that it is offered along its axes, not only what its content needs.
    var fills = false
    /// Whether it is content to take what its rows need where a spacer stands beside it in a stack.
    var yieldsToSpacers = false
    /// Whether it is the inside of a window above the screen, whose size follows from its content.
    var isWindow = false
    /// Along these a bar shows which part is to be seen.
    var bars: Axis.Set = [.horizontal, .vertical]
    /// Whether keys, wheel and bar scroll.
    var isEnabled = true
    /// What is shown at first, and kept in view while the content grows.
    var anchor: UnitPoint?
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
