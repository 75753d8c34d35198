/// A node of the `focused(_:)` modifier: its binding has a certain value while the focus is inside the node.
@MainActor
protocol FocusBindingNode: AnyObject {
    var layoutNodes: [LayoutNode] { get }

    func holds(_ responder: any Responder) -> Bool
    func focusDidMove()
    func answers(_ request: any FocusRequest) -> Bool
    func belongs(to request: any FocusRequest) -> Bool
}
