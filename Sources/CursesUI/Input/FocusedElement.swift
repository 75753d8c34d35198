/// The element of a `ForEach` that contains a responder. It identifies the view of the element after it has moved to a
/// different container.
@MainActor
struct FocusedElement {
    private let id: AnyHashable
    /// The type of the element's view.
    private let kind: Any.Type
    /// The place of the responder among those in the element's view; `nil` for the row that contains the view.
    private let place: Int?

    /// The innermost element that a responder is in; `nil` if it is in none.
    init?(of responder: any Responder) {
        let inner = (responder as? any RowResponder)?.content.unwrapped ?? responder.layoutNode
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

    /// Whether two responders are the same part of the same element.
    func isSame(as other: FocusedElement) -> Bool {
        id == other.id && kind == other.kind && place == other.place
    }
}
