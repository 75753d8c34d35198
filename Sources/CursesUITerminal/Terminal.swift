/// A screen with a keyboard: a real terminal, or one in memory.
///
/// ## Frames
///
/// A terminal takes one frame at a time. While the terminal is busy, `isReady` is false, and the app presents no
/// frames. When the terminal is ready again, it notifies its delegate, which then presents the newest state. So a slow
/// terminal skips frames and never queues them. A frame that is presented too early is dropped, and counted in
/// `statistics`.
@MainActor
public protocol Terminal: AnyObject {
    /// The current size.
    var size: CellSize { get }

    /// The features of the terminal, as far as they are known.
    var capabilities: Capabilities { get }

    /// Receives the events of the terminal; held weakly.
    var delegate: (any TerminalDelegate)? { get set }

    /// Whether a frame can be presented now. False while the previous frame is being written, and while another program
    /// uses the terminal.
    var isReady: Bool { get }

    /// Shows a frame. Only cells that differ from the last frame are written.
    ///
    /// - Parameters:
    ///   - buffer: the whole frame. If its size is not `size`, it is clipped or padded with blanks.
    ///   - damage: the rectangles that may have changed since the last frame; `nil` for the whole frame.
    ///   - cursor: the position of the hardware cursor; `nil` hides it.
    func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?)

    /// Whether the terminal shows lines of text instead of frames, for a screen reader. It never changes.
    var showsLines: Bool { get }

    /// Writes lines below the existing lines, on a terminal that shows lines.
    ///
    /// - Parameters:
    ///   - lines: complete lines. Control characters in them are shown as symbols.
    ///   - editing: the line that the user edits, on the last row; `nil` if there is none.
    func show(_ lines: [String], editing: EditedLine?)

    /// Draws every cell again, whatever the terminal shows at the moment.
    func redraw()

    /// The window title; `nil` for the title that the window had before the app.
    ///
    /// Control characters in the title are removed.
    var title: String? { get set }

    /// The mouse events that the terminal reports. If it is `off`, the user can select text with the terminal's own
    /// selection.
    var mouse: MouseTracking { get set }

    /// The shape of the mouse pointer, if the terminal supports it (OSC 22 with the names of CSS); `nil` for the
    /// terminal's own shape.
    var pointerShape: PointerShape? { get set }

    /// Whether the terminal reports that a key repeats or is released, if it supports this (kitty's keyboard protocol).
    var reportsKeyPhases: Bool { get set }

    /// Copies text to the clipboard of the user's machine, if the terminal allows it. While the terminal is busy, only
    /// the last text waits.
    func copy(_ text: String)

    /// Shows a notification on the user's desktop, if the terminal supports it. While the terminal is busy, only the
    /// last notification waits.
    func notify(_ text: String)

    /// Rings the terminal's bell.
    func ringBell()

    /// The amount of output so far.
    var statistics: OutputStatistics { get }

    /// Stops the process, as the terminal's suspend key does, until the user continues it.
    func suspend()

    /// Ends the program as the corresponding signal would. The delegate decides first.
    func end(_ termination: Termination)
}

/// Default implementations for a terminal that shows each frame at once and supports nothing else: no title, clipboard
/// or mouse, and no separate process.
extension Terminal {
    public var title: String? {
        get { nil }
        set {}
    }

    public var mouse: MouseTracking {
        get { .off }
        set {}
    }

    public var pointerShape: PointerShape? {
        get { nil }
        set {}
    }

    public var reportsKeyPhases: Bool {
        get { false }
        set {}
    }

    public var showsLines: Bool { false }

    public func show(_ lines: [String], editing: EditedLine?) {}

    public func redraw() {}

    public func copy(_ text: String) {}

    public func notify(_ text: String) {}

    public func ringBell() {}

    public var statistics: OutputStatistics { OutputStatistics() }

    public func suspend() {}

    public func end(_ termination: Termination) {
        _ = delegate?.terminal(self, shouldEnd: termination)
    }
}
