/// A screen with a keyboard: the real one, or one in memory.
///
/// ## Frames
///
/// A terminal takes one frame at a time. While it is busy with one, `isReady` is false and the host hands
/// over no other; what changes meanwhile, the host keeps. When the terminal can take a frame again, it
/// says so to its delegate, which then presents the newest state. So a slow terminal skips frames and
/// never queues them. A frame that is presented all the same is dropped, and counted in `statistics`.
@MainActor
public protocol Terminal: AnyObject {
    /// Columns and rows at this moment.
    var size: CellSize { get }

    /// What the terminal can do, as far as it is known by now.
    var capabilities: Capabilities { get }

    /// Gets everything that happens at the terminal; held weakly.
    var delegate: (any TerminalDelegate)? { get set }

    /// Whether a frame can be taken now; false while an earlier one is still being written, and while
    /// another program has the terminal.
    var isReady: Bool { get }

    /// Makes a frame visible: only cells that differ from the last one are written.
    ///
    /// - Parameters:
    ///   - buffer: the whole frame; its size is `size`, else it is clipped or padded with blanks.
    ///   - damage: the rectangles that may have changed since the last frame; `nil` for all.
    ///   - cursor: where the hardware cursor is shown; `nil` hides it.
    func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?)

    /// Draws every cell again, whatever the terminal shows.
    func redraw()

    /// The title of the window; `nil` leaves it the one that it has had before.
    ///
    /// Characters that a terminal would obey are taken out of it.
    var title: String? { get set }

    /// What the mouse reports. `off` leaves the mouse to the terminal, to select text with.
    var mouse: MouseTracking { get set }

    /// Whether the keyboard reports that a key is held or released, where it can (kitty's keyboard
    /// protocol).
    var reportsKeyPhases: Bool { get set }

    /// Puts text on the clipboard of the user's machine, if the terminal allows it.
    func copy(_ text: String)

    /// How much was drawn and written so far.
    var statistics: OutputStatistics { get }

    /// Stops the process, as the suspend key of the terminal does, until the user continues it.
    func suspend()

    /// Ends the program, as the signal would that means this; the delegate is asked first.
    func end(_ termination: Termination)
}

/// A terminal that shows each frame at once and has no more than that: no title, clipboard or mouse, and
/// no process of its own.
extension Terminal {
    public var title: String? {
        get { nil }
        set {}
    }

    public var mouse: MouseTracking {
        get { .off }
        set {}
    }

    public var reportsKeyPhases: Bool {
        get { false }
        set {}
    }

    public func redraw() {}

    public func copy(_ text: String) {}

    public var statistics: OutputStatistics { OutputStatistics() }

    public func suspend() {}

    public func end(_ termination: Termination) {
        _ = delegate?.terminal(self, shouldEnd: termination)
    }
}
