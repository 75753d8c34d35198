/// The place of a node that is about to be created. Only CursesUI uses it.
public struct _NodeContext {
    package let base: NodeContext
}

/// A created node. Only CursesUI uses it.
public struct _NodeReference {
    package let node: Node
}
