import Dispatch

/// Coalesces the requests of one turn of the run loop into one frame.
@MainActor
final class FrameScheduler: FrameRequester {
    var render: () -> Void = {}
    /// Called before each frame: what was typed while the last one took long belongs to this one.
    var readInput: () -> Void = {}
    private var isRequested = false
    private var isServingInput = false
    /// Whether the frame that is requested comes at the end of this turn.
    private var isDueThisTurn = false

    /// Asks for a frame once everything that is due by now has been served.
    func requestFrame() {
        guard !isRequested else { return }
        isRequested = true
        if isServingInput {
            isDueThisTurn = true
        } else {
            MainThread.async { [weak self] in self?.run() }
        }
    }

    /// Serves input, after which the turn ends: a frame that is asked for meanwhile needs no other turn,
    /// which a key would pay for as dearly as for itself.
    func servingInput(_ body: () -> Void) {
        isServingInput = true
        defer { isServingInput = false }
        body()
    }

    /// Called when a turn of the main run loop has ended.
    func endTurn() {
        if isDueThisTurn { run() }
    }

    private func run() {
        readInput()
        isRequested = false
        isDueThisTurn = false
        render()
    }
}
