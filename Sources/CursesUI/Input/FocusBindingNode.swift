/// A node that binds a value to the focus while the focus is inside the node.
@MainActor
protocol FocusBindingNode: AnyObject {
    var layoutNodes: [LayoutNode] { get }

    func holds(_ responder: any Responder) -> Bool
    func focusDidMove()
    func answers(_ request: any FocusRequest) -> Bool
    func belongs(to request: any FocusRequest) -> Bool
}
