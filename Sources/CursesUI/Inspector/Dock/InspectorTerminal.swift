import CursesUITerminal

/// The part of the app's screen on which an inspector draws: an in-memory terminal with the capabilities of the app's
/// terminal.
@MainActor
final class InspectorTerminal: Terminal {
    private(set) var size: CellSize
    weak var delegate: (any TerminalDelegate)?
    /// Called with the areas that have changed.
    var onPresent: ([CellRect]) -> Void = { _ in }
    private(set) var screen: CellBuffer
    private(set) var cursor: CellPoint?
    private let base: any Terminal

    /// - Parameter base: the app's terminal.
    init(size: CellSize, on base: any Terminal) {
        self.base = base
        screen = CellBuffer(size: size)
        self.size = screen.size
    }

    var capabilities: Capabilities { base.capabilities }
    var isReady: Bool { true }

    func present(_ buffer: CellBuffer, damage: [CellRect]?, cursor: CellPoint?) {
        let hasMoved = cursor != self.cursor
        screen = buffer
        self.cursor = cursor
        let areas = damage ?? [buffer.bounds]
        if !areas.isEmpty || hasMoved { onPresent(areas) }
    }

    func resize(to size: CellSize) {
        guard size != self.size else { return }
        self.size = size
        delegate?.terminal(self, didReceive: .resize(size))
    }

    func redraw() { base.redraw() }
    func copy(_ text: String) { base.copy(text) }
    func ringBell() { base.ringBell() }
    func suspend() { base.suspend() }
    func end(_ termination: Termination) { base.end(termination) }
}
