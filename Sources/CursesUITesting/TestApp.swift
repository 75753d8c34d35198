import CursesUITerminal

/// Runs a view on a terminal in memory, driven by a test.
///
/// After each call the screen has come to rest: what follows from the keys on the main actor has
/// happened and is drawn.
@MainActor
public final class TestApp {
    package let host: ViewHost
    package let terminal: VirtualTerminal
    private var needsFrame = true

    /// More frames than this in a row mean that a view never comes to rest.
    private static let maximumFrames = 100

    /// - Parameters:
    ///   - view: shown as an app's window would show it.
    ///   - size: columns and rows.
    public init(_ view: some View, size: CellSize = CellSize(width: 80, height: 24)) {
        terminal = VirtualTerminal(size: size)
        host = ViewHost(view, on: terminal)
        host.graph.diagnostics.write = { _ in }
        host.scheduleFrame = { [unowned self] in needsFrame = true }
        settle()
    }

    isolated deinit {
        host.tearDown()
    }

    /// What is to be seen now.
    public var screen: Snapshot { Snapshot(terminal.screen, cursor: terminal.cursor) }

    /// Where the hardware cursor stands; `nil` while it is hidden.
    public var cursor: CellPoint? { terminal.cursor }

    // MARK: Keys

    /// Types a text, a key for each character.
    public func type(_ text: String) {
        for character in text {
            switch character {
            case " ": press(.space)
            case "\n": press(.return)
            case "\t": press(.tab)
            default: press(.character(character))
            }
        }
    }

    /// Presses a key.
    public func press(_ key: Event.Key, modifiers: Event.Modifiers = []) {
        send(.key(Event.KeyPress(key, modifiers: modifiers)))
    }

    /// Pastes a text at once.
    public func paste(_ text: String) {
        send(.paste(text))
    }

    // MARK: Mouse

    /// Presses and releases the left button on a cell.
    public func click(column: Int, row: Int) {
        let position = CellPoint(column: column, row: row)
        send(.mouse(Event.MouseEvent(.press, button: .left, at: position)))
        send(.mouse(Event.MouseEvent(.release, button: .left, at: position)))
    }

    /// Clicks on the first character of a text; returns whether the text is on the screen.
    @discardableResult
    public func click(text: String) -> Bool {
        guard let position = screen.find(text) else { return false }
        click(column: position.column, row: position.row)
        return true
    }

    /// Turns the wheel over a cell; a number above zero turns it down.
    public func scroll(_ steps: Int, column: Int, row: Int) {
        let position = CellPoint(column: column, row: row)
        for _ in 0..<abs(steps) {
            send(.mouse(Event.MouseEvent(steps > 0 ? .scrollDown : .scrollUp, at: position)))
        }
    }

    // MARK: The terminal

    /// Gives the terminal another size.
    public func resize(to size: CellSize) {
        terminal.resize(to: size)
        settle()
    }

    /// Delivers an event.
    public func send(_ event: Event) {
        terminal.send(event)
        settle()
    }

    /// Delivers what a terminal sends.
    public func send(bytes: some Sequence<UInt8>) {
        terminal.send(bytes: bytes)
        settle()
    }

    /// Runs frames until nothing is left to do; after changing a model in a test.
    public func settle() {
        var frames = 0
        while needsFrame || !host.isSettled, frames < Self.maximumFrames {
            needsFrame = false
            host.renderFrame()
            frames += 1
        }
    }

    // MARK: Counting

    /// How often the bodies of one type of view were evaluated so far.
    public func bodyCount(of type: (some View).Type) -> Int {
        host.graph.statistics.bodies(of: type)
    }

    /// How often any body was evaluated so far, those of CursesUI's own views included.
    public var bodyCount: Int { host.graph.statistics.bodies }

    /// Frames shown so far.
    public var frameCount: Int { host.frames }

    /// What CursesUI had to say about mistakes in the views.
    public var diagnostics: [String] { host.graph.diagnostics.messages.map(\.description) }
}
