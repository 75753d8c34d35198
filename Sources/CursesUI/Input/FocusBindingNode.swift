/// A node that is told where the focus moves, such as that of the `focused(_:)` modifier, whose binding has a certain
/// value while the focus is inside the node.
@MainActor
protocol FocusBindingNode: AnyObject {
    var layoutNodes: [LayoutNode] { get }

    func holds(_ responder: any Responder) -> Bool
    func focusDidMove()
    func answers(_ request: any FocusRequest) -> Bool
    func belongs(to request: any FocusRequest) -> Bool
}

/// A node that only follows the focus has no requests.
extension FocusBindingNode {
    func answers(_ request: any FocusRequest) -> Bool { false }
    func belongs(to request: any FocusRequest) -> Bool { false }
}
