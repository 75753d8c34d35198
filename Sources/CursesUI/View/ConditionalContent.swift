/// One of two views, created by `if`/`else` and `switch` in a view builder.
///
/// The branches have different identities: when the branch changes, the state of the old branch is lost.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: PrimitiveView {
    package func makeNode(in context: NodeContext) -> ViewNode<_ConditionalContent> {
        ConditionalNode(self, in: context)
    }
}

extension _ConditionalContent: ComparableInput {
    package static func isSameInput(_ old: _ConditionalContent, _ new: _ConditionalContent) -> Bool {
        switch (old.storage, new.storage) {
        case (.trueContent(let old), .trueContent(let new)): ViewComparator.areEqual(old, new)
        case (.falseContent(let old), .falseContent(let new)): ViewComparator.areEqual(old, new)
        default: false
        }
    }
}

final class ConditionalNode<TrueContent: View, FalseContent: View>:
    ViewNode<_ConditionalContent<TrueContent, FalseContent>>
{
    private enum Branch {
        case trueContent(ViewNode<TrueContent>)
        case falseContent(ViewNode<FalseContent>)

        var node: Node {
            switch self {
            case .trueContent(let node): node
            case .falseContent(let node): node
            }
        }
    }

    private var branch: Branch!

    override init(
        _ view: _ConditionalContent<TrueContent, FalseContent>,
        in context: NodeContext
    ) {
        super.init(view, in: context)
        branch = makeBranch()
    }

    override func viewDidChange(from old: _ConditionalContent<TrueContent, FalseContent>) {
        switch (branch!, view.storage) {
        case (.trueContent(let node), .trueContent(let content)):
            node.update(content)
        case (.falseContent(let node), .falseContent(let content)):
            node.update(content)
        default:
            branch.node.remove()
            branch = makeBranch()
            layoutNodesDidChange()
        }
    }

    override func forEachChild(_ visit: (Node) -> Void) {
        if let branch { visit(branch.node) }
    }

    override var isInterchangeable: Bool { branch.node.isInterchangeable }

    private func makeBranch() -> Branch {
        switch view.storage {
        case .trueContent(let content): .trueContent(makeNode(content, in: childContext))
        case .falseContent(let content): .falseContent(makeNode(content, in: childContext))
        }
    }
}
