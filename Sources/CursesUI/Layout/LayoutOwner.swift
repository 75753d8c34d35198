/// The node that a layout node belongs to, as far as layout and drawing need it.
///
/// It is a ``Node`` in an app. A test lays out with an owner of its own, and no graph.
@MainActor
package protocol LayoutOwner: Wakeable {
    /// The part of the host that all layout nodes of the screen share.
    var layoutContext: LayoutContext { get }
    var environment: EnvironmentValues { get }
    /// Whether it is gone for good, and with it what it has laid out.
    var isRemoved: Bool { get }
    /// The transaction of the change that is being taken up.
    var transaction: Transaction { get }
    /// The transaction that the moves of its layout nodes go with; `nil` where they jump.
    var layoutTransaction: Transaction? { get }

    /// Whether it is another owner, or below it.
    func isInside(_ other: any LayoutOwner) -> Bool

    /// Runs an evaluation from within layout or drawing; its reads replace those of the last one.
    func evaluate(_ body: () -> Void)

    /// Runs what makes or removes views from within layout.
    func updateDuringLayout(_ body: () -> Void)

    /// Runs an action once the update under way is over.
    func afterUpdate(_ action: @escaping @MainActor () -> Void)
}

extension Node: LayoutOwner {
    package var transaction: Transaction { graph.transaction }
    package var layoutTransaction: Transaction? { graph.layoutTransaction(for: self) }

    package func isInside(_ other: any LayoutOwner) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
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
