import Foundation

/// Decides about items that are dropped on a view; see ``View/onDrop(of:delegate:)``.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether the items may be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the items; returns whether it has used them.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the items come over the view.
    func dropEntered(info: DropInfo)
    /// Called for each movement over the view; returns the operation that a drop would perform.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the items leave the view, and just before they are dropped.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts all items.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Leaves the choice of the operation to the system.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The items of a drag over a view.
public struct DropInfo {
    private let item: Any
    /// The location in the view.
    public let location: CGPoint

    init(item: Any, location: CGPoint) {
        self.item = item
        self.location = location
    }

    /// Whether there are items with content of the given types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        TransferredValue.conforms(item, to: contentTypes)
    }

    /// The items with content of the given types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        hasItemsConforming(to: contentTypes) ? [NSItemProvider(dragged: item)] : []
    }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
    /// The drop has no effect.
    case cancel
    /// The items may not be dropped here.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved.
    case move
}

/// The behaviour of a drop.
public struct DropProposal: Hashable, Sendable {
    /// The operation of the drop.
    public let operation: DropOperation

    /// A drop with an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}
