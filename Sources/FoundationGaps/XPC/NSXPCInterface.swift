import Foundation

/// The interface that a program offers to another program.
open class NSXPCInterface: NSObject {
    /// Creates an interface from a protocol, which has no effect.
    public init(with protocol: Any.Type) {}

    /// Has no effect: nothing is sent.
    open func setClasses(
        _ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool
    ) {}

    /// Has no effect: nothing is sent.
    open func setInterface(_ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool) {}
}
