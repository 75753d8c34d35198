/// The owner of a layout node, as far as layout and drawing need it.
///
/// In an app it is a ``Node``. A test lays out with an owner of its own, and no graph.
@MainActor
package protocol LayoutOwner: Wakeable {
    /// The context that all layout nodes of the screen share.
    var layoutContext: LayoutContext { get }
    var environment: EnvironmentValues { get }
    /// Whether it has been removed for good, together with its layout nodes.
    var isRemoved: Bool { get }
    /// The transaction of the change that is being applied.
    var transaction: Transaction { get }
    /// The transaction for moves of its layout nodes; `nil` where they jump.
    var layoutTransaction: Transaction? { get }

    /// Whether layout nodes of the screen may move with an animation at present.
    var mayAnimateMoves: Bool { get }

    /// Whether it is the given owner, or below it.
    func isInside(_ other: any LayoutOwner) -> Bool

    /// Runs an evaluation from within layout or drawing; its reads replace those of the last evaluation.
    func evaluate(_ body: () -> Void)

    /// Runs an action that makes or removes views from within layout.
    func updateDuringLayout(_ body: () -> Void)

    /// Runs an action after the update under way.
    func afterUpdate(_ action: @escaping @MainActor () -> Void)
}

extension Node: LayoutOwner {
    package var transaction: Transaction { graph.transaction }
    package var layoutTransaction: Transaction? { graph.layoutTransaction(for: self) }

    package var mayAnimateMoves: Bool { graph.hasLayoutTransactions }

    package func isInside(_ other: any LayoutOwner) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    package func evaluate(_ body: () -> Void) {
        tracking(body)
    }

    package func updateDuringLayout(_ body: () -> Void) {
        graph.updatingDuringLayout(body)
    }

    package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        graph.afterUpdate(.deliver, action)
    }
}
