import Foundation

extension RunLoop {
    /// Calls a closure in the next turn of the run loop: `perform(_:)`.
    @preconcurrency
    public func _perform(_ block: @escaping @Sendable () -> Void) {
        perform(block)
    }

    /// Calls a closure in the next turn of the run loop in one of some modes: `perform(inModes:block:)`.
    @preconcurrency
    public func _perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
        perform(inModes: modes, block: block)
    }
}
