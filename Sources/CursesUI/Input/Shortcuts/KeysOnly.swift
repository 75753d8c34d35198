/// Contains views that are neither visible nor focusable, but whose controls can be triggered by keyboard shortcuts and
/// from the command palette.
struct KeysOnly<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension KeysOnly: PrimitiveView {
    func makeNode(in context: NodeContext) -> ViewNode<KeysOnly> {
        LayoutContainerNode(self, in: context, content: { $0.content.environment(\.isCommand, true) }) {
            KeysOnlyLayoutNode(owner: $0)
        }
    }
}

private final class KeysOnlyLayoutNode: LayoutNode {
    override var visibility: LayoutVisibility { [.clipped, .hidden] }
}

private struct IsCommandKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    static let isCommandID = EnvironmentKeyID(IsCommandKey.self)

    /// Whether a control is a command: it is listed in the palette although it is not visible.
    var isCommand: Bool {
        get { self[IsCommandKey.self] }
        set { self[IsCommandKey.self] = newValue }
    }
}
