/// Shows its content through a window that scrolls vertically where there is too little room.
struct Viewport<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Viewport: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<Viewport> {
        LayoutContainerNode(self, in: context, content: { $0.content }) { owner in
            let viewport = ViewportLayoutNode(owner: owner)
            viewport.responder = viewport
            return viewport
        }
    }
}
