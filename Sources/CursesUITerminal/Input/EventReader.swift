/// An object that receives the events and replies of a reader.
@MainActor
protocol EventReaderDelegate: AnyObject {
    /// Reads the input that is waiting in the terminal. Called when the timeout has passed, because that input may
    /// complete the sequence.
    func readWaitingInput()

    func didRead(_ event: TerminalEvent)

    func didRead(_ reply: TerminalReply)
}

/// Decodes the bytes of a terminal into events and replies. If a sequence is not completed in time, the reader
/// interprets the bytes so far: a lone ESC becomes the Escape key.
///
/// Input may arrive faster than the app handles it: a held key, or a long text that is pasted without brackets. The
/// reader then delivers the events in parts, so that frames, signals and timers have their turn between them.
@MainActor
final class EventReader {
    weak var delegate: (any EventReaderDelegate)?

    private let clock: any TerminalClock
    private let limits: Limits?
    private var parser = InputParser()
    /// The events that have been decoded and not been delivered, from `next` on.
    private var events: [TerminalEvent] = []
    private var next = 0
    /// The time since which events have waited for those before them; `nil` if none has.
    private var waitingSince: ContinuousClock.Instant?
    /// Whether the next part is scheduled.
    private var isScheduled = false
    private var isPaused = false
    /// The number of reads so far, which shows whether more bytes have arrived since a timer was set.
    private var generation = 0

    /// How long an app may take to handle input.
    struct Limits {
        /// The time after which the events that are left wait for the next turn of the run loop.
        var part = Duration.milliseconds(50)
        /// The time after which Control-C no longer waits for the events before it. They are dropped, as the kernel
        /// drops what was typed before the interrupt character (termios(3), `NOFLSH`).
        var patience = Duration.seconds(2)
    }

    /// - Parameter limits: `nil` to deliver all events immediately.
    init(clock: any TerminalClock, limits: Limits? = nil) {
        self.clock = clock
        self.limits = limits
    }

    /// Whether more input should be read. Otherwise it stays in the terminal until the events have been delivered.
    var hasRoom: Bool { events.count - next < Self.capacity }
    private static let capacity = 1 << 16

    /// Whether key releases are reported as events.
    var reportsReleases: Bool {
        get { parser.reportsReleases }
        set { parser.reportsReleases = newValue }
    }

    /// Decodes the bytes of one read, which may begin or end within a sequence.
    func read(_ bytes: UnsafeRawBufferPointer) {
        generation += 1
        let new = parser.feed(bytes)
        for reply in parser.takeReplies() { delegate?.didRead(reply) }
        if let patience = parser.patience { flush(after: patience) }
        take(new)
    }

    /// Delivers events after those that wait.
    private func take(_ new: [TerminalEvent]) {
        if next > events.count / 2 {
            events.removeFirst(next)
            next = 0
        }
        events += new
        if !isScheduled { deliver() }
    }

    /// Delivers the events in order, until they take too long.
    private func deliver() {
        dropTypedBeforeInterrupt()
        let start = limits == nil ? nil : ContinuousClock.now
        while next < events.count, !isPaused {
            let event = events[next]
            next += 1
            delegate?.didRead(event)
            if next < events.count, let start, let limits, ContinuousClock.now - start > limits.part {
                return wait(since: start)
            }
        }
        guard !isPaused else { return }
        events.removeAll(keepingCapacity: events.count < 64)
        next = 0
        guard waitingSince != nil else { return }
        waitingSince = nil
        // The terminal was not read while there was no room.
        delegate?.readWaitingInput()
    }

    private func wait(since start: ContinuousClock.Instant) {
        waitingSince = waitingSince ?? start
        guard !isScheduled else { return }
        isScheduled = true
        clock.schedule(after: .zero) { [weak self] in
            self?.isScheduled = false
            self?.deliver()
        }
    }

    /// Lets Control-C come next if it has waited for too long. What does not come from keys stays, such as the release
    /// of a mouse button.
    private func dropTypedBeforeInterrupt() {
        guard let waitingSince, let limits, ContinuousClock.now - waitingSince > limits.patience,
            let interrupt = events[next...].firstIndex(where: \.isInterrupt)
        else { return }
        events.replaceSubrange(next..<interrupt, with: events[next..<interrupt].filter { !$0.isTyped })
    }

    // MARK: The session

    /// Keeps events until ``resume()``, because another program uses the terminal.
    func pause() { isPaused = true }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        if next < events.count { wait(since: .now) }
    }

    /// Forgets the events that have not been delivered, because the session has ended.
    func discard() {
        events = []
        next = 0
        waitingSince = nil
    }

    private func flush(after patience: Duration) {
        let expected = generation
        clock.schedule(after: patience) { [weak self] in
            guard let self, self.generation == expected else { return }
            self.delegate?.readWaitingInput()
            guard self.generation == expected else { return }
            let events = self.parser.flush()
            if let patience = self.parser.patience { self.flush(after: patience) }
            self.take(events)
        }
    }
}

extension TerminalEvent {
    /// Whether the event is Control-C being pressed.
    fileprivate var isInterrupt: Bool {
        guard case .key(let press) = self else { return false }
        return press.key == "c" && press.modifiers == .control && press.phase == .down
    }

    /// Whether the event is a key that is pressed, or text.
    fileprivate var isTyped: Bool {
        switch self {
        case .key(let press): press.phase != .up
        case .paste: true
        case .mouse, .focus, .resize: false
        }
    }
}
