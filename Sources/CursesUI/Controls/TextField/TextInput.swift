/// The line of a text field: the text, the caret and the selection, without any decoration.
struct TextInput {
    let entry: TextEntry
    let prompt: Text
    /// Set to whether the field has the focus.
    let isFocused: Binding<Bool>
}

extension TextInput: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<TextInput> {
        LeafNode(self, in: context) { TextInputLayoutNode($0.view, owner: $0) }
    }
}
