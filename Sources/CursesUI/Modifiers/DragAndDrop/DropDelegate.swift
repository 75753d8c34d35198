import Foundation

/// Handles items that are dropped on a view; see ``View/onDrop(of:delegate:)``.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the view accepts the items.
    func validateDrop(info: DropInfo) -> Bool
    /// Handles the dropped items; returns whether it has used them.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the items enter the view.
    func dropEntered(info: DropInfo)
    /// Called for each movement over the view. Returns the operation that a drop would perform.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the items leave the view, and before they are dropped.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns `true`: accepts all items.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns `nil`: the operation is left to the system.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The items of a drag over a view.
public struct DropInfo {
    private let item: Any
    /// The location in the view's coordinates.
    public let location: CGPoint

    init(item: Any, location: CGPoint) {
        self.item = item
        self.location = location
    }

    /// Returns whether there are items with content of the given types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        TransferredValue.conforms(item, to: contentTypes)
    }

    /// Returns the items with content of the given types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        hasItemsConforming(to: contentTypes) ? [NSItemProvider(dragged: item)] : []
    }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
    /// The drop has no effect.
    case cancel
    /// The items must not be dropped here.
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

    /// Creates a proposal for an operation.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}
