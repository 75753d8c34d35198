import Dispatch

/// Coalesces all requests of one turn of the run loop into one frame.
@MainActor
final class FrameScheduler: FrameRequester {
    var render: () -> Void = {}
    /// Called before each frame, so that the frame includes input that has arrived while the previous frame was
    /// rendered.
    var readInput: () -> Void = {}
    private var isRequested = false
    private var isServingInput = false
    /// Whether the requested frame is rendered at the end of this turn.
    private var isDueThisTurn = false

    /// Requests a frame, which is rendered when all work that is due now is done.
    func requestFrame() {
        guard !isRequested else { return }
        isRequested = true
        if isServingInput {
            isDueThisTurn = true
        } else {
            MainThread.async { [weak self] in self?.run() }
        }
    }

    /// Handles input, after which the turn ends. A frame that is requested meanwhile needs no extra turn of the run
    /// loop, which would cost as much as handling a key.
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
