/// A terminal in memory: what a test draws on, types into, and reads back.
///
/// It shows at once whatever is presented, unless `isReady` is set to false. What it is sent as bytes, it
/// reads as the real one does.
@MainActor
public final class VirtualTerminal: Terminal {
    public private(set) var size: CellSize
    /// A test that sets it plays a terminal about which more becomes known.
    public var capabilities: Capabilities {
        didSet {
            if capabilities != oldValue { delegate?.terminalDidChangeCapabilities(self) }
        }
    }
    public weak var delegate: (any TerminalDelegate)?
    public var title: String?
    public var mouse = MouseTracking.drags
    public var reportsKeyPhases = false {
        didSet { reader.reportsReleases = reportsKeyPhases }
    }
    /// What was last put on the clipboard.
    public private(set) var clipboard: String?

    /// Whether frames are taken; a test sets it to false to play a terminal that is busy.
    public var isReady = true {
        didSet {
            if isReady, !oldValue { delegate?.terminalDidBecomeReady(self) }
        }
    }

    /// The picture that is shown.
    public private(set) var screen: CellBuffer
    /// Where the cursor stands; `nil` while it is hidden.
    public private(set) var cursor: CellPoint?
    /// How many frames were shown.
    public private(set) var frameCount = 0
    /// How many cells differed from the frame before, in the last frame.
    public private(set) var changedCellCount = 0
    /// How many cells differed, over all frames.
    public private(set) var totalChangedCellCount = 0

    /// How many frames came while none was taken.
    private var droppedFrameCount = 0

    /// The frames that were shown, and the cells of theirs that differed; nothing is written.
    public var statistics: OutputStatistics {
        OutputStatistics(frames: frameCount, cells: totalChangedCellCount, dropped: droppedFrameCount)
    }

    private let reader: EventReader

    /// A terminal of a size, at first empty.
    ///
    /// - Parameter clock: by which a key is told from the beginning of a sequence.
    public init(
        size: CellSize,
        capabilities: Capabilities = Capabilities(),
        clock: any TerminalClock = SystemClock()
    ) {
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
        // Cells outside of the damage are not looked at, so that damage which misses a change shows.
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

    /// What the window shows as its title; `nil` if the app has set none.
    package var shownTitle: String? { title.map(WindowTitle.sanitized) }

    public func copy(_ text: String) {
        if text.utf8.count <= ClipboardCopy.limit { clipboard = text }
    }

    /// Changes the size, as the user does it, and reports it. What was shown stays where it fits.
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

    /// Delivers what these bytes mean when they come from a terminal in one read. What they leave
    /// unfinished waits for more, or for its time to pass: a lone ESC is the Escape key after 30 ms.
    public func send(bytes: some Sequence<UInt8>) {
        let read: Void? = bytes.withContiguousStorageIfAvailable { reader.read(UnsafeRawBufferPointer($0)) }
        if read == nil { Array(bytes).withUnsafeBytes(reader.read) }
    }

    /// The rows of the screen without the spaces at their ends; a wide character stands once.
    public var rows: [String] { screen.rows }

    /// The rows in one text, without empty rows at its end.
    public var text: String { screen.text }
}

extension VirtualTerminal: EventReaderDelegate {
    /// Nothing waits: what is sent is read at once.
    func readWaitingInput() {}

    func didRead(_ event: TerminalEvent) { delegate?.terminal(self, didReceive: event) }

    func didRead(_ reply: TerminalReply) {
        var learned = capabilities
        if learned.adopt(reply) { capabilities = learned }
    }
}
