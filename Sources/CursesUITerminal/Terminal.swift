/// A screen with a keyboard: the real one, or one in memory.
@MainActor
public protocol Terminal: AnyObject {
    /// Columns and rows at this moment.
    var size: CellSize { get }

    /// What the terminal can do, as far as it is known by now.
    var capabilities: Capabilities { get }

    /// Called when more is known about the terminal than before.
    var onCapabilitiesChange: (() -> Void)? { get set }

    /// Where keys, mouse, paste, focus and resize are delivered, on the main actor.
    var onEvent: ((TerminalEvent) -> Void)? { get set }

    /// Called when a terminal that was busy can take a frame again.
    var onReady: (() -> Void)? { get set }

    /// Whether a frame can be taken now; false while an earlier one is still being written.
    var isReady: Bool { get }

    /// Makes a frame visible: only cells that differ from the last one are written.
    ///
    /// - Parameters:
    ///   - buffer: the whole frame; its size is `size`, else it is clipped or padded with blanks.
    ///   - damage: the rectangles that may have changed since the last frame; `nil` for all.
    ///   - cursor: where the hardware cursor stands; `nil` hides it.
    func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?)

    /// The title of the window; `nil` leaves it the one that it has had before.
    ///
    /// What a terminal would obey is taken out of it.
    var title: String? { get set }

    /// Puts text on the clipboard of the user's machine, if the terminal allows it.
    func copy(_ text: String)

    /// How much was drawn and written so far.
    var statistics: OutputStatistics { get }
}

/// A terminal that has neither a title nor a clipboard, counts nothing, and about which nothing more
/// becomes known.
extension Terminal {
    public var onCapabilitiesChange: (() -> Void)? {
        get { nil }
        set {}
    }

    public var title: String? {
        get { nil }
        set {}
    }

    public func copy(_ text: String) {}

    public var statistics: OutputStatistics { OutputStatistics() }
}
