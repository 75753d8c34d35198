import CTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A session in which the app uses the terminal: takes the screen, the modes and the input, and restores them.
@MainActor
final class TerminalSession {
    let writer: TerminalWriter
    /// Receives the raw input of the terminal.
    var onInput: ((UnsafeRawBufferPointer) -> Void)?
    /// Called before input is read, so that signals are handled first.
    var willRead: () -> Void = {}
    /// Whether input is read now. Otherwise it stays in the terminal until ``readInput()``.
    var canRead: () -> Bool = { true }
    /// Called when the terminal is gone.
    var onHangUp: (() -> Void)?

    private let device: TerminalDevice
    private let captured: [Int32]
    private let captureLimit: Int
    private let turnsMainRunLoop: Bool
    private var modes: TerminalModes
    private var input: TerminalInput?
    private var trimmer: CaptureTrimmer?
    /// The original modes of the line discipline.
    private var found: termios
    private var isEntered = false

    /// - Parameters:
    ///   - captured: the descriptors whose output is captured, if they refer to the terminal.
    ///   - captureLimit: the maximum number of bytes of captured output. Only the end of longer output is kept.
    ///   - turnsMainRunLoop: whether the app runs the main run loop, rather than only the main queue.
    init(
        device: TerminalDevice,
        modes: TerminalModes,
        captured: [Int32],
        captureLimit: Int,
        turnsMainRunLoop: Bool
    ) throws(TerminalError) {
        guard let found = device.modes else {
            throw .cannotOpen(path: device.path, reason: String(cString: strerror(errno)))
        }
        self.device = device
        self.modes = modes
        self.captured = captured
        self.captureLimit = captureLimit
        self.turnsMainRunLoop = turnsMainRunLoop
        self.found = found
        writer = TerminalWriter(descriptor: device.descriptor)
        writer.onFailure = { [weak self] in self?.onHangUp?() }
    }

    var size: CellSize { device.size }

    var cellPixels: CellPixels? { device.cellPixels }

    var isInForeground: Bool { device.isInForeground }

    var terminalPath: String { device.path }

    /// Takes the terminal, whose current modes are restored afterwards.
    func enter() {
        guard !isEntered else { return }
        isEntered = true
        found = device.modes ?? found
        let redirected = device.descriptors(among: captured)
        cterminal_capture_begin(redirected, redirected.count, captureLimit)
        trimmer = CaptureTrimmer(limit: captureLimit)
        takeModes()
        writer.send(control: modes.enter)
        let input = TerminalInput(descriptor: device.descriptor, turnsMainRunLoop: turnsMainRunLoop)
        input.onBytes = { [weak self] in
            self?.trimmer?.trimIfUnwatched()
            self?.onInput?($0)
        }
        input.willRead = { [weak self] in self?.willRead() }
        input.canRead = { [weak self] in self?.canRead() ?? true }
        input.onEnd = { [weak self] in self?.onHangUp?() }
        self.input = input
        if modes.usesKeyboardProtocol { input.watchForQuitKey() }
    }

    /// Takes the terminal again after another program has used it while this process was stopped.
    func takeOver() {
        takeModes()
        writer.send(control: modes.enterAgain)
    }

    private func takeModes() {
        arm()
        device.set(TerminalDevice.raw(found))
    }

    /// Restores the terminal, and shows the captured output.
    func leave() {
        guard isEntered else { return }
        isEntered = false
        input?.cancel()
        input = nil
        trimmer = nil
        writer.finish(milliseconds: 1000)
        modes.leave.withUnsafeBytes { writer.recording?.record($0) }
        cterminal_flush_standard_output()
        cterminal_disarm()
    }

    /// Reads the available input, without waiting for the run loop to report it.
    func readInput() {
        input?.receive()
    }

    /// Resets the terminal for a complete redraw, whatever its state.
    func reset() {
        guard isEntered else { return }
        writer.send(control: modes.reset)
    }

    /// Sends a frame.
    func send(frame: UnsafeRawBufferPointer) {
        trimmer?.trimIfUnwatched()
        writer.send(frame: frame)
    }

    var mouse: MouseTracking {
        get { modes.mouse }
        set {
            guard newValue != modes.mouse else { return }
            modes.mouse = newValue
            if isEntered { writer.send(control: modes.changeMouse, replacing: .mouse) }
        }
    }

    var reportsKeyPhases: Bool {
        get { modes.reportsKeyPhases }
        set {
            guard newValue != modes.reportsKeyPhases else { return }
            modes.reportsKeyPhases = newValue
            guard isEntered, !modes.changeKeyboard.isEmpty else { return }
            writer.send(control: modes.changeKeyboard, replacing: .keyboard)
        }
    }

    var cursorShape: CursorShape {
        get { modes.cursorShape }
        set {
            guard newValue != modes.cursorShape else { return }
            modes.cursorShape = newValue
            guard isEntered else { return }
            arm()
            writer.send(control: modes.changeCursorShape, replacing: .cursorShape)
        }
    }

    var pointerShape: PointerShape? {
        get { modes.pointerShape }
        set {
            guard newValue != modes.pointerShape else { return }
            modes.pointerShape = newValue
            guard isEntered else { return }
            arm()
            writer.send(control: modes.changePointerShape, replacing: .pointerShape)
        }
    }

    var title: String? {
        get { modes.title }
        set {
            let old = modes.title
            modes.title = newValue
            guard isEntered, newValue != old else { return }
            arm()
            if !writer.withdraw(.title) { sentTitle = old }
            writer.send(control: modes.changeTitle(from: sentTitle), replacing: .title)
        }
    }
    /// The title that the terminal shows until it receives the title sequence that is waiting.
    private var sentTitle: String?

    /// The identifiers of the pictures that the terminal stores or is about to receive.
    var pictures: [UInt32] {
        get { modes.pictures }
        set {
            guard newValue != modes.pictures else { return }
            modes.pictures = newValue
            if isEntered { arm() }
        }
    }

    /// Whether the terminal shows sixels or is about to receive some.
    var hasSixels: Bool {
        get { modes.hasSixels }
        set {
            guard newValue != modes.hasSixels else { return }
            modes.hasSixels = newValue
            if isEntered { arm() }
        }
    }

    /// The beginning and the end of every frame.
    var frame: (prefix: [UInt8], suffix: [UInt8]) { modes.frame }

    /// Turns on features that the terminal supports.
    ///
    /// - Parameter altModes: the modes that make Alt send Escape before the key and that are reset.
    func adopt(keyboardProtocol: Bool, colorSchemeReports: Bool, synchronizedOutput: Bool, altModes: [Int]) {
        let old = modes
        modes.usesKeyboardProtocol = keyboardProtocol
        modes.reportsColorScheme = colorSchemeReports
        modes.synchronizesOutput = synchronizedOutput
        modes.turnedOnAltModes = altModes
        guard isEntered else { return }
        arm()
        if keyboardProtocol, !old.usesKeyboardProtocol {
            writer.send(control: modes.pushKeyboard)
            input?.watchForQuitKey()
        }
        if colorSchemeReports, !old.reportsColorScheme {
            writer.send(control: modes.enableColorSchemeReports)
        }
        if altModes != old.turnedOnAltModes { writer.send(control: modes.enableAltModes) }
    }

    /// Sends a control sequence, after the frame in flight if there is one.
    func send(control bytes: [UInt8]) {
        guard isEntered else { return }
        writer.send(control: bytes)
    }

    /// Sends an operating system command, if the terminal supports control sequences.
    ///
    /// - Parameter kind: the kind of the command. It replaces a command of the same kind that still waits for a busy
    ///   terminal.
    func send(string bytes: [UInt8], replacing kind: ControlQueue.Kind) {
        guard isEntered, modes.isANSI else { return }
        writer.send(control: bytes, replacing: kind)
    }

    /// Reads and discards input until `isLast` returns true, or until the deadline.
    ///
    /// This consumes answers that are still expected when the terminal is restored, because the shell would
    /// receive them as typed text. A background process does not wait for them, because a read would stop it.
    func drainInput(until deadline: ContinuousClock.Instant, isLast: (UnsafeRawBufferPointer) -> Bool) {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let left = deadline - .now
            guard left > .zero, device.isInForeground else { return }
            var descriptor = pollfd(
                fd: device.descriptor.number, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(left / .milliseconds(1)) + 1) > 0 else { return }
            let count = read(device.descriptor.number, &buffer, buffer.count)
            guard count > 0 else { return }
            if buffer.withUnsafeBytes({ isLast(UnsafeRawBufferPointer(rebasing: $0[..<count])) }) { return }
        }
    }

    private func arm() {
        let leave = modes.leave
        cterminal_arm(device.descriptor.number, &found, leave, leave.count)
    }
}
