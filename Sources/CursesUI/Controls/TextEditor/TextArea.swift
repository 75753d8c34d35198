/// The area of a text editor or a vertical text field, without any decoration.
struct TextArea {
    enum Height: Hashable {
        /// The proposed height. If no height is proposed, the height of the text, but at least a few rows.
        case flexible
        /// The height of the text, within the line limits.
        case content
    }

    let entry: TextEntry
    let prompt: Text
    let height: Height
    /// Set to whether the area has the focus.
    let isFocused: Binding<Bool>
    /// Finds text in the area; `nil` for a text field.
    var finder: TextFinder?
    /// Opens the bar that finds text; `nil` if the area has none.
    var find: (@MainActor () -> Void)?
}

extension TextArea: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<TextArea> {
        LeafNode(self, in: context) { TextAreaLayoutNode($0.view, owner: $0) }
    }
}
