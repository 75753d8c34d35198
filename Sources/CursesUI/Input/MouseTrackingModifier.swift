import CursesUITerminal

/// Asks the mouse to tell more or nothing, for as long as the view lives.
struct MouseTrackingModifier {
    let tracking: MouseTracking
}

extension MouseTrackingModifier: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, MouseTrackingModifier>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, MouseTrackingModifier>> {
        MouseTrackingNode(view, in: context)
    }
}

final class MouseTrackingNode<Content: View>: ModifierNode<Content, MouseTrackingModifier> {
    private unowned let requests: MouseTrackingRequests

    override init(
        _ view: ModifiedContent<Content, MouseTrackingModifier>,
        in context: NodeContext
    ) {
        requests = context.host.mouseTracking
        super.init(view, in: context)
    }

    override func prepare() {
        requests.set(modifier.tracking, by: ObjectIdentifier(self))
    }

    override func modifierDidChange(from old: MouseTrackingModifier) {
        requests.set(modifier.tracking, by: ObjectIdentifier(self))
    }

    override func willRemove() {
        requests.set(nil, by: ObjectIdentifier(self))
    }
}

extension View {
    /// Says what the mouse tells the app while this view is on the screen.
    ///
    /// An app gets presses, drags and the wheel. While it does, the terminal's own selection of text
    /// works only with a key held (Shift in most terminals, Option in iTerm2). `off` gives the mouse
    /// back to the terminal:
    ///
    /// ```swift
    /// LogView()
    ///     .mouseTracking(isSelecting ? .off : .drags)
    /// ```
    ///
    /// Where several views ask, one that says `off` has its way over the whole screen, else one that
    /// says `motion`.
    nonisolated public func mouseTracking(_ tracking: MouseTracking) -> some View {
        modifier(MouseTrackingModifier(tracking: tracking))
    }
}
