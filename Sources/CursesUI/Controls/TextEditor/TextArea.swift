/// An area of text that is edited in several lines, without anything around it.
struct TextArea {
    enum Height: Hashable {
        /// As high as it is offered; where nothing is, as its text, but not lower than a few lines.
        case flexible
        /// As high as its text, within the line limit.
        case content
    }

    let entry: TextEntry
    let prompt: Text
    let height: Height
    /// Told whether the area has the focus.
    let isFocused: Binding<Bool>
}

extension TextArea: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<TextArea> {
        LeafNode(self, in: context) { TextAreaLayoutNode($0.view, owner: $0) }
    }
}
