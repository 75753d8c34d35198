/// Requests of one kind that the views of a host make, such as a title for the window. A request ends when its view is
/// removed.
@MainActor
package protocol ViewRequests: AnyObject {
    associatedtype Request

    /// Returns the requests of this kind in a host.
    static func requests(of host: HostContext) -> Self

    /// Sets the request of a view; `nil` withdraws it.
    func set(_ request: Request?, by view: ObjectIdentifier)
}

/// Makes a request of the host while the view lives.
struct ViewRequest<Requests: ViewRequests> {
    /// The request; `nil` for none.
    let request: Requests.Request?
}

extension ViewRequest: PrimitiveViewModifier {
    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, ViewRequest>,
        in context: NodeContext
    ) -> ViewNode<ModifiedContent<Content, ViewRequest>> {
        ViewRequestNode(view, in: context)
    }
}

final class ViewRequestNode<Requests: ViewRequests, Content: View>: ModifierNode<Content, ViewRequest<Requests>> {
    private unowned let requests: Requests

    override init(_ view: ModifiedContent<Content, ViewRequest<Requests>>, in context: NodeContext) {
        requests = Requests.requests(of: context.host)
        super.init(view, in: context)
    }

    override func prepare() {
        requests.set(modifier.request, by: ObjectIdentifier(self))
    }

    override func modifierDidChange(from old: ViewRequest<Requests>) {
        requests.set(modifier.request, by: ObjectIdentifier(self))
    }

    override func willRemove() {
        requests.set(nil, by: ObjectIdentifier(self))
    }
}
