import CursesUITerminal

/// The occasions on which the scroll bars of a view flash.
struct ScrollFlashes: Hashable {
    var onAppear = false
    /// The number of flashes that the app has asked for.
    var count = 0
}

/// Draws the scroll bars of a viewport bright for a moment.
@MainActor
final class ScrollFlash: Wakeable {
    private unowned let viewport: ViewportLayoutNode
    private var end = Duration.zero
    /// Whether the scroll bars are bright.
    private(set) var isActive = false

    private static let duration = Duration.milliseconds(600)

    init(_ viewport: ViewportLayoutNode) {
        self.viewport = viewport
    }

    func start() {
        end = FrameClock.now + Self.duration
        isActive = true
        viewport.setNeedsDisplay()
        viewport.layoutContext.clock.wake(self, at: end)
    }

    func wake() {
        guard isActive else { return }
        guard FrameClock.now >= end else { return viewport.layoutContext.clock.wake(self, at: end) }
        isActive = false
        viewport.setNeedsDisplay()
        viewport.layoutContext.requestFrame()
    }
}
