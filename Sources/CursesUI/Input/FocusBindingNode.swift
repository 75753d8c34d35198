/// A node that ties a value to the focus, for the time that the focus is inside the node.
@MainActor
protocol FocusBindingNode: AnyObject {
    var layoutNodes: [LayoutNode] { get }

    func holds(_ responder: any Responder) -> Bool
    func focusDidMove()
    func answers(_ request: any FocusRequest) -> Bool
    func belongs(to request: any FocusRequest) -> Bool
}
