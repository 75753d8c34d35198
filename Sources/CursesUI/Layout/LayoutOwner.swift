/// The owner of a layout node, reduced to the members that layout and drawing need.
///
/// In an app it is a ``Node``. A test provides its own owner, without a view graph.
@MainActor
package protocol LayoutOwner: Wakeable {
    /// The context that all layout nodes of the screen share.
    var layoutContext: LayoutContext { get }
    var environment: EnvironmentValues { get }
    /// Whether the owner has been removed permanently, together with its layout nodes.
    var isRemoved: Bool { get }
    /// The transaction of the change that is being applied.
    var transaction: Transaction { get }
    /// The transaction for movements of the owner's layout nodes; `nil` if they are not animated.
    var layoutTransaction: Transaction? { get }

    /// Whether movements of layout nodes on the screen may currently be animated.
    var mayAnimateMoves: Bool { get }

    /// Returns whether this is the given owner or one of its descendants.
    func isInside(_ other: any LayoutOwner) -> Bool

    /// Runs an evaluation during layout or drawing. The values that it reads become its dependencies, and replace those
    /// of the previous evaluation.
    func evaluate(_ body: () -> Void)

    /// Runs an action that creates or removes views during layout.
    func updateDuringLayout(_ body: () -> Void)

    /// Runs an action after the current update.
    func afterUpdate(_ action: @escaping @MainActor () -> Void)

    /// Called when the owner's text has been placed.
    ///
    /// - Parameter isNew: whether the lines of the text are not those with which it was placed before.
    func textWasPlaced(isNew: Bool)
}

extension LayoutOwner {
    package func textWasPlaced(isNew: Bool) {}
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
