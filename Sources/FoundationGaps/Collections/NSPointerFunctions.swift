import Foundation

/// How a collection keeps its elements.
open class NSPointerFunctions: NSObject {
    /// How elements are kept and compared.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Elements are kept.
        public static let strongMemory: Options = []
        /// Elements are not kept: an object that nothing else keeps vanishes.
        public static let weakMemory = Options(rawValue: 5)
        /// Elements are compared by `isEqual(_:)`.
        public static let objectPersonality: Options = []
        /// Elements are compared by their identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Has no effect: elements are not copied.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
        var isByIdentity: Bool { contains(.objectPointerPersonality) }

        /// Returns whether an element is the same as another one.
        func isSame(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
            if lhs === rhs { return true }
            guard !isByIdentity, let lhs = lhs as? NSObject else { return false }
            return lhs.isEqual(rhs)
        }
    }
}
