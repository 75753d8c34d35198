import CursesUITerminal

/// Coalesces the requests of one turn of the run loop into one frame, and the requests of a stream of changes into at
/// most sixty frames a second.
///
/// Only changes from timers, publishers and tasks have to wait. The first frame of a stream is drawn immediately, and
/// the last change is always followed by a frame. The response to a key, a click, the wheel, a paste or a resize is
/// drawn at the end of the turn, however recent the last frame is.
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
    /// Counts the requests, because an earlier frame may already have drawn what a postponed frame was requested for.
    private var requests = 0
    /// The time at which the last frame that was not a response to input began.
    private var lastOfStream: Duration?
    /// The number of frames that may still follow an event immediately. An action may start a task, and one frame may
    /// lead to the next.
    private var followers = 0

    private let clock: any TerminalClock
    private let now: () -> Duration

    /// The least time between two frames of a stream.
    static let interval = Duration.seconds(1) / 60
    private static let followersOfEvent = 2

    /// - Parameter now: the time by the clock, since a fixed instant.
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

    /// How long a frame that is not a response to input has to wait.
    private var delay: Duration {
        guard followers == 0, let lastOfStream else { return .zero }
        return lastOfStream + Self.interval - now()
    }

    /// Handles input, after which the turn ends. A frame that is requested meanwhile needs no additional turn of the
    /// run loop; a turn costs as much as handling a key.
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
