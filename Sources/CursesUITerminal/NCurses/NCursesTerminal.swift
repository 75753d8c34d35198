import CTerminal
import Foundation

/// The real terminal, on which ncurses draws.
///
/// Between `start` and `stop` the app uses the screen. Output printed meanwhile is captured (its last
/// megabyte) and shown afterwards. However the process ends, the terminal is restored to its original state.
/// A process has one screen at a time.
@MainActor
public final class NCursesTerminal: Terminal {
    public internal(set) var size = CellSize(width: 80, height: 24)
    public internal(set) var capabilities = Capabilities(colorLevel: .none, hasLineDrawing: false)
    public weak var delegate: (any TerminalDelegate)?
    /// Whether control sequences in captured output are sent to the terminal when the output is shown. Otherwise they
    /// are shown as text, except for colours and other text attributes.
    public var passesControlSequences = false {
        didSet { cterminal_capture_pass_controls(passesControlSequences) }
    }
    /// Whether the main run loop runs, so that it can wait for input. Set this before `start`.
    public var turnsMainRunLoop = false

    enum State {
        case stopped, running, suspended
    }

    private let environment: [String: String]
    private let output: Int32
    private let captured: [Int32]
    private let captureLimit: Int
    private let asksTerminal: Bool
    public let showsLines: Bool
    private var lineWriter = LineWriter()
    var state = State.stopped
    var session: TerminalSession?
    private(set) var screen: NCursesScreen?
    let signals = TerminalSignals()
    private let reader: EventReader
    /// The number of programs that currently use the terminal.
    private var borrowers = 0
    var isGone = false
    private var cursor: CellPoint?
    var hasPresented = false
    /// Whether every cell must be drawn again as soon as the terminal is ready.
    private var needsRepaint = false
    /// Whether a new size has been reported, but no frame of that size has been presented yet.
    var awaitsResizedFrame = false

    /// - Parameters:
    ///   - environment: the environment variables, such as `TERM`, `COLORTERM` and `NO_COLOR`.
    ///   - output: a descriptor of the terminal, which is opened again by its path.
    ///   - captured: the descriptors whose output is captured, if they refer to the terminal.
    ///   - captureLimit: the number of bytes of captured output to keep.
    ///   - asksTerminal: whether to query the terminal at the start for everything that its terminfo entry does not
    ///     describe. Nothing waits for the answers.
    ///   - showsLines: whether lines are written instead of frames. The screen then has 80 columns and 24 rows, whatever
    ///     the size of the terminal.
    ///   - clock: the clock that distinguishes the Escape key from the beginning of a sequence.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        output: Int32 = STDOUT_FILENO,
        captured: [Int32] = [STDOUT_FILENO, STDERR_FILENO],
        captureLimit: Int = 1 << 20,
        asksTerminal: Bool = true,
        showsLines: Bool = false,
        clock: any TerminalClock = SystemClock()
    ) {
        self.environment = environment
        self.output = output
        self.captured = captured
        self.captureLimit = captureLimit
        self.asksTerminal = asksTerminal
        self.showsLines = showsLines
        reader = EventReader(clock: clock, limits: EventReader.Limits())
        reader.delegate = self
    }

    isolated deinit {
        stop()
    }

    // MARK: Life cycle

    /// Opens /dev/null as standard input, output or error if these are closed. Call this before opening other files,
    /// because they would otherwise get the standard descriptors.
    package static func prepareProcess() {
        cterminal_open_standard_descriptors()
    }

    /// The number of files that a screen, the main run loop and Dispatch open, with some to spare.
    nonisolated static let requiredDescriptors = 24

    /// Whether a screen is in use; ncurses' state is global.
    private static var isInUse = false

    /// Takes the terminal's screen. No other screen may be in use in this process.
    ///
    /// - Throws: a `TerminalError` that describes the problem and its solution, if there is no terminal or it cannot
    ///   show a full screen. In this case nothing has changed.
    public func start() throws(TerminalError) {
        guard state == .stopped else { return }
        precondition(!Self.isInUse, "another NCursesTerminal is in use: stop it first")
        Self.prepareProcess()
        let free = Int(cterminal_free_descriptors(Int32(Self.requiredDescriptors)))
        guard free == Self.requiredDescriptors else { throw .tooFewDescriptors(free: free) }
        let device = try TerminalDevice(output: output)
        let entry = try findEntry(of: device)
        device.waitForForeground()
        let isUTF8 = UTF8Locale.use(in: environment)
        lineWriter.isASCII = !isUTF8
        let capabilities =
            entry.map { Capabilities(environment: environment, entry: $0, isUTF8: isUTF8) }
            ?? Capabilities(colorLevel: .none, hasLineDrawing: isUTF8)
        var modes = entry.flatMap { showsLines ? nil : TerminalModes(entry: $0) } ?? TerminalModes(linesOn: entry)
        modes.mouse = mouse
        modes.reportsKeyPhases = reportsKeyPhases
        modes.cursorShape = cursorShape
        modes.pointerShape = pointerShape
        modes.title = title
        let session = try TerminalSession(
            device: device, modes: modes, captured: captured, captureLimit: captureLimit,
            turnsMainRunLoop: turnsMainRunLoop
        )
        session.writer.recording = try TerminalRecording.asked(by: environment, size: device.size)
        // Before ncurses starts, because it skips signals that already have a handler.
        beginSignals()
        if let entry, !showsLines {
            size = device.size
            do throws(TerminalError) {
                screen = try NCursesScreen(
                    entry: entry,
                    capabilities: capabilities,
                    size: size,
                    prefix: modes.frame.prefix,
                    suffix: modes.frame.suffix
                )
            } catch {
                signals.end()
                throw error
            }
        }
        self.capabilities = capabilities
        self.capabilities.cellPixels = session.cellPixels
        isGone = false
        session.onInput = { [reader] in reader.read($0) }
        session.willRead = { [weak self] in self?.signals.deliver() }
        session.canRead = { [reader] in reader.hasRoom }
        session.onHangUp = { [weak self] in self?.hangUp() }
        session.writer.onIdle = { [weak self] in self?.becomeReady() }
        self.session = session
        Self.isInUse = true
        PictureTable.shared.onDimming = { [weak self] in self?.drawAnew() }
        enter()
        // The Linux console would print the queries, and has none of the features.
        if asksTerminal, modes.isANSI, entry?.name != "linux" {
            // An emoji sample takes up to eight columns on a terminal that does not join it.
            let hasRoom = size.width > 8 && size.height > 1
            let canPrint = modes.hasOwnScreen && isUTF8 && hasRoom
            inquiry.begin(TerminalProbe(asksForWidths: canPrint), on: session)
        }
        delegate?.terminalDidChangeCapabilities(self)
    }

    /// Finds the terminfo entry of the terminal. Lines can be shown without an entry, on any terminal.
    private func findEntry(of device: TerminalDevice) throws(TerminalError) -> TerminfoEntry? {
        do throws(TerminalError) {
            return try TerminfoEntry.find(environment: environment, terminal: device.descriptor.number)
        } catch {
            guard showsLines else { throw error }
            return nil
        }
    }

    /// Restores the terminal to its original state, and shows the captured output.
    public func stop() {
        guard state != .stopped else { return }
        leave()
        state = .stopped
        reader.discard()
        borrowers = 0
        signals.end()
        lastStatistics = statistics
        session = nil
        screen = nil
        hasPresented = false
        needsRepaint = false
        needsAdoption = false
        awaitsResizedFrame = false
        Self.isInUse = false
        PictureTable.shared.onDimming = nil
    }

    /// Stops the process as the terminal's suspend key does, and hands the terminal to the shell until the
    /// user brings the process to the foreground again.
    public func suspend() {
        guard borrowers == 0 else { return }
        let wasRunning = state == .running
        if wasRunning { delegate?.terminalWillLeave(self) }
        leave()
        var isContinued: Bool
        repeat {
            // A signal that requests termination may arrive a moment after the signal that continues the process.
            endIfAsked()
            guard state == .suspended else { return }
            cterminal_stop_process()
            isContinued = endIfAsked().contains(SIGCONT)
            // A process that is continued in the background stops again, as it needs the terminal.
        } while state == .suspended && isContinued && session?.isInForeground == false
        guard wasRunning, state == .suspended else { return }
        enter()
        delegate?.terminalDidReturn(self)
    }

    /// The path with which a program opens the terminal.
    var terminalPath: String? { session?.terminalPath }

    /// Hands the terminal to another program until `endLending` has been called the same number of times.
    func beginLending() {
        guard state != .stopped else { return }
        borrowers += 1
        guard borrowers == 1 else { return }
        delegate?.terminalWillLeave(self)
        leave()
        signals.end()
    }

    func endLending() {
        guard state != .stopped else { return }
        borrowers -= 1
        guard borrowers == 0 else { return }
        beginSignals()
        enter()
        delegate?.terminalDidReturn(self)
    }

    private func enter() {
        guard state != .running, let session else { return }
        state = .running
        session.enter()
        reader.resume()
        screen?.repaint()
        let hasSameSize = !adoptSize()
        needsRepaint = hasSameSize && hasPresented
        becomeReady()
    }

    private func leave() {
        guard state == .running else { return }
        state = .suspended
        reader.pause()
        inquiry.end(on: session)
        removePictures()
        session?.send(control: Array(lineWriter.end().utf8))
        session?.leave()
    }

    // MARK: Frames

    public var isReady: Bool {
        state == .running && session?.writer.isBusy == false
    }

    /// The screen in the terminal's size; `nil` while a frame is being sent, because its bytes are in the screen's
    /// memory.
    private var readyScreen: NCursesScreen? {
        guard isReady, let screen else { return nil }
        if screen.size != size { screen.resize(to: size) }
        return screen
    }

    /// Shows a frame. Only cells that differ from the last frame are written, all at once.
    public func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?) {
        guard let screen = readyScreen else {
            session?.writer.statistics.dropped += 1
            return
        }
        screen.draw(buffer, damage: damage)
        self.cursor = cursor
        hasPresented = true
        awaitsResizedFrame = false
        show()
    }

    /// Draws every cell again, whatever the terminal shows. If the terminal is busy, this happens as soon as
    /// it is ready.
    public func redraw() {
        guard let session, let screen else { return }
        if !needsRepaint { session.reset() }
        screen.repaint()
        needsRepaint = true
        if isReady { show() }
    }

    public func show(_ lines: [String], editing: EditedLine?) {
        guard showsLines, state == .running, let session else { return }
        lineWriter.columns = session.size.width
        session.send(control: Array(lineWriter.output(lines, editing: editing).utf8))
    }

    /// Sends the changes, or the whole screen if a repaint is due.
    private func show() {
        guard let session, let screen = readyScreen else { return }
        needsRepaint = false
        screen.look = (capabilities.cellPixels, capabilities.appearance == .light)
        let frame = screen.update(cursor: cursor)
        // Set before the pictures are sent, so that they are deleted however the process ends.
        session.pictures = screen.pictureIDs
        session.hasSixels = screen.hasSixels
        session.writer.statistics.cells = screen.drawnCells
        session.send(frame: frame)
        // Deferred, so that typed keys are handled first.
        if screen.isPending, isReady {
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    if let self, self.isReady, self.screen?.isPending == true { self.show() }
                }
            }
        }
    }

    /// Reads the available input, without waiting for the run loop to report it.
    package func readInput() { session?.readInput() }

    /// The amount of output so far.
    public var statistics: OutputStatistics { session?.writer.statistics ?? lastStatistics }
    private var lastStatistics = OutputStatistics()

    private func becomeReady() {
        guard isReady else { return }
        adoptCapabilities()
        guard isReady else { return }
        delegate?.terminalDidBecomeReady(self)
        if isReady, needsRepaint || screen?.isPending == true { show() }
    }

    // MARK: Questions

    private var inquiry = TerminalInquiry()
    /// The terminal's answers; `nil` until all have arrived.
    private(set) var answers: TerminalProbe.Answers?
    /// Whether answers are outstanding.
    package var awaitsAnswers: Bool { inquiry.isPending }
    /// Whether the screen must be redrawn because of new capabilities.
    private var needsAdoption = false

    /// Handles a reply of the terminal. A late or unexpected reply is dropped.
    func receive(_ reply: TerminalReply) {
        if capabilities.adopt(reply) {
            delegate?.terminalDidChangeCapabilities(self)
            if let session { inquiry.askForColors(on: session) }
        }
        switch inquiry.take(reply) {
        case .answers(let answers): adopt(answers)
        case .colors(let colors): adopt { $0.adopt(colors) }
        case .pictures(let pictures, let cell): adopt(pictures, cell)
        case nil: if !inquiry.isPending { adoptCell(reply) }
        }
    }

    private func adopt(_ answers: TerminalProbe.Answers) {
        self.answers = answers
        let isMultiplexer = Capabilities.isMultiplexer(environment: environment)
        var learned = capabilities
        learned.adopt(answers, isMultiplexer: isMultiplexer)
        if let session,
            let pictures = learned.offeredPictures(environment: environment, attributes: answers.attributes)
        {
            inquiry.askForPictures(pictures, screen: size, on: session)
        }
        let reports = answers.modes[TerminalModes.colorSchemeReports]
        session?.adopt(
            keyboardProtocol: learned.hasKeyboardProtocol,
            colorSchemeReports: reports == 1 || reports == 2,
            synchronizedOutput: learned.hasSynchronizedOutput != false,
            // 2: off, and can be turned on.
            altModes: TerminalModes.altModes.filter { answers.modes[$0] == 2 }
        )
        adopt { $0 = learned }
    }

    /// Changes the capabilities, and draws everything that they affect.
    func adopt(_ change: (inout Capabilities) -> Void) {
        let old = capabilities
        change(&capabilities)
        guard capabilities != old else { return }
        drawAnew()
        delegate?.terminalDidChangeCapabilities(self)
    }

    /// Redraws everything whose appearance has changed although its cells are equal, for example because of new
    /// capabilities.
    private func drawAnew() {
        needsAdoption = true
        adoptCapabilities()
    }

    /// Draws everything that new capabilities affect, unless a frame is being sent.
    private func adoptCapabilities() {
        guard needsAdoption, let screen = readyScreen, let session else { return }
        needsAdoption = false
        screen.bracket(prefix: session.frame.prefix, suffix: session.frame.suffix)
        screen.adopt(capabilities)
        if hasPresented { show() }
    }

    // MARK: Window and clipboard

    public var title: String? {
        didSet { session?.title = title }
    }

    public func copy(_ text: String) {
        guard state == .running, let sequence = ClipboardCopy.sequence(text) else { return }
        session?.send(string: sequence, replacing: .clipboard)
    }

    public func notify(_ text: String) {
        guard state == .running, let sequence = DesktopNotification.sequence(text) else { return }
        session?.send(string: sequence, replacing: .notification)
    }

    public func ringBell() {
        if state == .running { session?.send(string: [0x07], replacing: .bell) }
    }

    // MARK: Modes

    public var mouse = MouseTracking.drags {
        didSet { session?.mouse = mouse }
    }

    public var reportsKeyPhases = false {
        didSet {
            session?.reportsKeyPhases = reportsKeyPhases
            reader.reportsReleases = reportsKeyPhases
        }
    }

    /// The shape of the hardware cursor.
    public var cursorShape = CursorShape.standard {
        didSet { session?.cursorShape = cursorShape }
    }

    public var pointerShape: PointerShape? {
        didSet { session?.pointerShape = pointerShape }
    }
}

extension NCursesTerminal: EventReaderDelegate {
    func readWaitingInput() { readInput() }

    func didRead(_ event: TerminalEvent) {
        // The kernel sends SIGQUIT if the key arrives as the quit character. With the keyboard protocol, it arrives as
        // a sequence.
        if case .key(let press) = event, press.key == "\\", press.modifiers == .control, press.phase == .down {
            kill(getpid(), SIGQUIT)
        }
        delegate?.terminal(self, didReceive: event)
    }

    func didRead(_ reply: TerminalReply) { receive(reply) }
}
