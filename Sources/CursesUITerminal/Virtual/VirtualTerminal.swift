/// A terminal in memory for tests. A test draws on it, sends input to it, and reads the screen.
///
/// It shows each frame immediately, unless `isReady` is false. It decodes bytes like the real terminal.
@MainActor
public final class VirtualTerminal: Terminal {
    public private(set) var size: CellSize
    /// The features of the terminal. Setting them simulates a terminal whose answers arrive late.
    public var capabilities: Capabilities {
        didSet {
            if capabilities != oldValue { delegate?.terminalDidChangeCapabilities(self) }
        }
    }
    public weak var delegate: (any TerminalDelegate)?
    public var title: String?
    public var mouse = MouseTracking.drags
    public var pointerShape: PointerShape?
    public var reportsKeyPhases = false {
        didSet { reader.reportsReleases = reportsKeyPhases }
    }
    /// The text that was last copied to the clipboard.
    public private(set) var clipboard: String?
    /// The notifications that were shown, in order.
    public private(set) var notifications: [String] = []

    /// Whether frames are accepted. Set this to false to simulate a busy terminal.
    public var isReady = true {
        didSet {
            if isReady, !oldValue { delegate?.terminalDidBecomeReady(self) }
        }
    }

    /// The cells that are shown.
    public private(set) var screen: CellBuffer
    /// The position of the cursor; `nil` while it is hidden.
    public private(set) var cursor: CellPoint?
    /// The number of frames that were shown.
    public private(set) var frameCount = 0
    /// The number of cells that the last frame changed.
    public private(set) var changedCellCount = 0
    /// The number of cells that all frames changed.
    public private(set) var totalChangedCellCount = 0

    /// The number of frames that were dropped because the terminal was busy.
    private var droppedFrameCount = 0

    /// The number of frames and changed cells. The other values are zero, because nothing is written.
    public var statistics: OutputStatistics {
        OutputStatistics(frames: frameCount, cells: totalChangedCellCount, dropped: droppedFrameCount)
    }

    private let reader: EventReader

    public let showsLines: Bool
    private var lineWriter = LineWriter()
    private var lines = LineTranscript()

    /// Creates an empty terminal with a size.
    ///
    /// - Parameter showsLines: whether the terminal shows lines instead of frames.
    /// - Parameter clock: the clock that distinguishes the Escape key from the beginning of a sequence.
    public init(
        size: CellSize,
        capabilities: Capabilities = Capabilities(),
        clock: any TerminalClock = SystemClock(),
        showsLines: Bool = false
    ) {
        self.showsLines = showsLines
        screen = CellBuffer(size: size)
        self.size = screen.size
        self.capabilities = capabilities
        reader = EventReader(clock: clock)
        reader.delegate = self
    }

    public func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?) {
        guard isReady else {
            droppedFrameCount += 1
            return
        }
        // Cells outside the damage are ignored, so damage that misses a change becomes visible.
        var next = screen
        if let damage, buffer.size == size {
            for rect in damage { next.copy(rect, from: buffer) }
        } else {
            next = buffer.resized(to: size)
        }
        changedCellCount = next.differences(from: screen)
        totalChangedCellCount += changedCellCount
        screen = next
        self.cursor = cursor.flatMap { screen.bounds.contains($0) ? $0 : nil }
        frameCount += 1
    }

    public func show(_ lines: [String], editing: EditedLine?) {
        lineWriter.columns = size.width
        self.lines.receive(lineWriter.output(lines, editing: editing))
    }

    /// The lines that were written, including the current state of the line that is being edited.
    public var transcript: [String] { lines.lines }

    /// The title that the window shows; `nil` if the app has set none.
    package var shownTitle: String? { title.map(WindowTitle.sanitized) }

    public func copy(_ text: String) {
        if text.utf8.count <= ClipboardCopy.limit { clipboard = text }
    }

    public func notify(_ text: String) {
        if DesktopNotification.sequence(text) != nil { notifications.append(WindowTitle.sanitized(text)) }
    }

    /// The number of times that the bell has rung.
    public private(set) var bells = 0

    public func ringBell() {
        bells += 1
    }

    /// Changes the size as if the user resized the window, and reports it. The content that still fits stays.
    public func resize(to size: CellSize) {
        screen = screen.resized(to: size)
        self.size = screen.size
        if let cursor, !screen.bounds.contains(cursor) { self.cursor = nil }
        delegate?.terminal(self, didReceive: .resize(self.size))
    }

    /// Delivers events, in order.
    public func send(_ events: TerminalEvent...) {
        send(events)
    }

    /// Delivers events, in order.
    public func send(_ events: [TerminalEvent]) {
        for event in events { delegate?.terminal(self, didReceive: event) }
    }

    /// Delivers the events that these bytes encode, as if they arrived in one read. An unfinished sequence waits for
    /// more bytes or for a timeout: a lone ESC becomes the Escape key after 30 ms.
    public func send(bytes: some Sequence<UInt8>) {
        let read: Void? = bytes.withContiguousStorageIfAvailable { reader.read(UnsafeRawBufferPointer($0)) }
        if read == nil { Array(bytes).withUnsafeBytes(reader.read) }
    }

    /// The rows of the screen, without trailing spaces. A wide character occurs once.
    public var rows: [String] { screen.rows }

    /// The rows as one text, without trailing empty rows.
    public var text: String { screen.text }
}

extension VirtualTerminal: EventReaderDelegate {
    /// Does nothing, because bytes are decoded as soon as they are sent.
    func readWaitingInput() {}

    func didRead(_ event: TerminalEvent) { delegate?.terminal(self, didReceive: event) }

    func didRead(_ reply: TerminalReply) {
        var learned = capabilities
        if learned.adopt(reply) { capabilities = learned }
    }
}
