/// A terminal in memory: what a test draws on, types into, and reads back.
///
/// It shows at once whatever is presented, unless `isReady` is set to false.
@MainActor
public final class VirtualTerminal: Terminal {
    public private(set) var size: CellSize
    /// A test that sets it plays a terminal about which more becomes known.
    public var capabilities: Capabilities {
        didSet {
            if capabilities != oldValue { onCapabilitiesChange?() }
        }
    }
    public var onEvent: ((TerminalEvent) -> Void)?
    public var onReady: (() -> Void)?
    public var onCapabilitiesChange: (() -> Void)?
    public var title: String?
    /// What was last put on the clipboard.
    public private(set) var clipboard: String?

    /// Whether frames are taken; a test sets it to false to play a terminal that is busy. A frame
    /// that comes meanwhile is dropped, as on a real one.
    public var isReady = true {
        didSet {
            if isReady, !oldValue { onReady?() }
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

    /// The frames that were shown, and the cells of theirs that differed; nothing is written.
    public var statistics: OutputStatistics {
        OutputStatistics(frames: frameCount, cells: totalChangedCellCount)
    }

    private var parser = InputParser()

    /// A terminal of a size, at first empty.
    public init(size: CellSize, capabilities: Capabilities = Capabilities()) {
        screen = CellBuffer(size: size)
        self.size = screen.size
        self.capabilities = capabilities
    }

    public func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?) {
        guard isReady else { return }
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

    public func copy(_ text: String) {
        clipboard = text
    }

    /// Changes the size, as the user does it, and tells so. What was shown stays where it fits.
    public func resize(to size: CellSize) {
        screen = screen.resized(to: size)
        self.size = screen.size
        if let cursor, !screen.bounds.contains(cursor) { self.cursor = nil }
        onEvent?(.resize(self.size))
    }

    /// Delivers events, in order.
    public func send(_ events: TerminalEvent...) {
        send(events)
    }

    /// Delivers events, in order.
    public func send(_ events: [TerminalEvent]) {
        for event in events { onEvent?(event) }
    }

    /// Delivers what these bytes mean when they come from a terminal in one read and nothing
    /// follows: ESC at the end is the Escape key.
    public func send(bytes: some Sequence<UInt8>) {
        send(parser.feed(bytes))
        send(parser.flush())
        _ = parser.takeReplies()
    }

    /// The rows of the screen without the spaces at their ends; a wide character stands once.
    public var rows: [String] { screen.rows }

    /// The rows in one text, without empty rows at its end.
    public var text: String { screen.text }
}
