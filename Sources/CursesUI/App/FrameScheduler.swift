import CursesUITerminal

/// Coalesces the requests of one run loop iteration (a turn) into one frame, and limits a stream of changes to sixty
/// frames a second.
///
/// Only changes from timers, publishers and tasks have to wait. The first frame of a stream is drawn immediately, and
/// the last change is always followed by a frame. The response to a key, a click, the wheel, a paste or a resize is
/// drawn at the end of the turn, however recent the last frame is.
@MainActor
final class FrameScheduler: FrameRequester {
    var render: () -> Void = {}
    /// Reads pending input. It is called before each frame, so that the frame includes input that has arrived while the
    /// previous frame was rendered.
    var readInput: () -> Void = {}
    private var isRequested = false
    private var isServingInput = false
    /// Whether the requested frame is rendered at the end of this turn.
    private var isDueThisTurn = false
    /// The number of the current request. A postponed frame is dropped if its request is not the current request,
    /// because an earlier frame has already served it.
    private var requests = 0
    /// The start time of the last frame that was not a response to input.
    private var lastOfStream: Duration?
    /// The number of frames that may still follow an event without delay. An action may start a task, and one frame may
    /// lead to the next.
    private var followers = 0

    private let clock: any TerminalClock
    private let now: () -> Duration

    /// The minimum time between two frames of a stream.
    static let interval = Duration.seconds(1) / 60
    private static let followersOfEvent = 2

    /// - Parameter now: returns the clock's time since a fixed instant.
    init(clock: any TerminalClock = MainClock(), now: @escaping () -> Duration = { FrameClock.now }) {
        self.clock = clock
        self.now = now
    }

    /// Requests a frame. It is rendered when all work that is due now has been done.
    func requestFrame() {
        if isServingInput { isDueThisTurn = true }
        guard !isRequested else { return }
        isRequested = true
        requests += 1
        guard !isDueThisTurn else { return }
        let request = requests
        let delay = delay
        if delay > .zero {
            clock.schedule(after: delay) { [weak self] in self?.run(request) }
        } else {
            MainThread.async { [weak self] in self?.run(request) }
        }
    }

    /// The time that a frame must wait if it is not a response to input.
    private var delay: Duration {
        guard followers == 0, let lastOfStream else { return .zero }
        return lastOfStream + Self.interval - now()
    }

    /// Handles input, after which the turn ends. A frame that is requested during the call is rendered at the end of
    /// this turn. A further turn of the run loop would cost as much time as handling a key.
    func servingInput(_ body: () -> Void) {
        isServingInput = true
        defer { isServingInput = false }
        followers = Self.followersOfEvent
        body()
        // A postponed frame becomes part of the response.
        if isRequested { isDueThisTurn = true }
    }

    /// Called when a turn of the main run loop has ended.
    func endTurn() {
        if isDueThisTurn { run() }
    }

    private func run(_ request: Int) {
        guard isRequested, request == requests else { return }
        if followers > 0 { followers -= 1 } else { lastOfStream = now() }
        run()
    }

    private func run() {
        readInput()
        isRequested = false
        isDueThisTurn = false
        render()
    }
}
