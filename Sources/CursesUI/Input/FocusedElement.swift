/// The `ForEach` element that contains a responder. It identifies the element's view even after the view has moved to a
/// different container.
@MainActor
struct FocusedElement {
    private let id: AnyHashable
    /// The type of the element's view.
    private let kind: Any.Type
    /// The index of the responder among the focusable responders in the element's view; `nil` if the responder is the
    /// row around that view.
    private let place: Int?

    /// Finds the innermost element that contains a responder. Returns `nil` if there is none.
    init?(of responder: any Responder) {
        let inner = responder.asRow?.content.unwrapped ?? responder.layoutNode
        guard var node = inner.owner as? Node else { return nil }
        while let parent = node.parent {
            if let container = parent.asIdentified, let id = container.id(of: node) {
                self.id = id
                kind = container.elementKind
                place = node.layoutNodes.flatMap { $0.focusableResponders() }.firstIndex { $0 === responder }
                return
            }
            node = parent
        }
        return nil
    }

    /// Returns whether two values describe the same responder in the view of the same element.
    func isSame(as other: FocusedElement) -> Bool {
        id == other.id && kind == other.kind && place == other.place
    }
}
