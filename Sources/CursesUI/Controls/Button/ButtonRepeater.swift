/// Repeats the action of a button that the mouse holds down. It ends when it is released from memory or stopped.
@MainActor
final class ButtonRepeater {
    private static let firstDelay = Duration.milliseconds(500)
    private static let interval = Duration.milliseconds(100)

    private let clock: FrameClock
    private var action: (() -> Void)?
    /// Whether the action has run at least once.
    private(set) var hasActed = false

    init(_ clock: FrameClock, action: @escaping () -> Void) {
        self.clock = clock
        self.action = action
        clock.wake(self, at: FrameClock.now + Self.firstDelay)
    }

    func stop() { action = nil }
}

extension ButtonRepeater: Wakeable {
    func wake() {
        guard let action else { return }
        hasActed = true
        action()
        clock.wake(self, at: FrameClock.now + Self.interval)
    }
}
