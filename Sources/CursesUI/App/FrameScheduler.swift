import Dispatch

/// Coalesces the requests of one turn of the run loop into one frame.
@MainActor
final class FrameScheduler {
    var render: () -> Void = {}
    /// Called before each frame: what was typed while the last one took long belongs to this one.
    var readInput: () -> Void = {}
    private var isRequested = false

    /// Asks for a frame once everything that is due by now has been served.
    func request() {
        guard !isRequested else { return }
        isRequested = true
        MainThread.async { [weak self] in self?.run() }
    }

    private func run() {
        readInput()
        isRequested = false
        render()
    }
}
