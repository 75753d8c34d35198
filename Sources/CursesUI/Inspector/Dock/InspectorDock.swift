import CursesUITerminal

/// Shows the inspector over a part of the app's screen. The inspector is a view tree with its own host, drawn in
/// memory.
@MainActor
final class InspectorDock: InspectionReceiver {
    private unowned let host: ViewHost
    private unowned let inspector: Inspector
    private let terminal: InspectorTerminal
    private let frames = InspectorFrames()
    private let screen: ViewHost
    private let model: InspectorModel
    private var place = DockPlace.usual
    /// Whether a button was pressed in the dock and is still held.
    private var holdsMouse = false
    private var damage: [CellRect] = []

    /// Whether the inspector receives the keys, rather than the app.
    private var hasKeys = true {
        didSet {
            guard hasKeys != oldValue else { return }
            model.hasKeys = hasKeys
            host.coverDidChange(in: [area])
        }
    }

    /// - Parameter host: the host of the app.
    init(over host: ViewHost, of inspector: Inspector) {
        self.host = host
        self.inspector = inspector
        terminal = InspectorTerminal(size: place.content(on: host.terminal.size).size, on: host.terminal)
        model = InspectorModel(source: inspector, isDocked: true)
        screen = ViewHost(RootView(content: InspectorScreen(model: model)), on: terminal)
        screen.frameRequester = frames
        frames.render = { [weak screen] in screen?.renderFrame() }
        model.close = { [weak inspector] in inspector?.close() }
        model.move = { [weak self] in self?.moveOn() }
        terminal.onPresent = { [weak self] areas in self?.didPresent(areas) }
        damage = [area]
        screen.renderFrame()
    }

    func tearDown() {
        terminal.onPresent = { _ in }
        screen.tearDown()
    }

    /// The area that the dock covers.
    var area: CellRect { place.area(on: host.terminal.size) }

    private var content: CellRect { place.content(on: host.terminal.size) }

    /// A point of the app's screen that the dock does not cover, if there is one.
    var freePoint: CellPoint {
        let size = host.terminal.size
        let middle = CellPoint(column: size.width / 4, row: size.height / 4)
        let other = CellPoint(column: size.width * 3 / 4, row: size.height * 3 / 4)
        return area.contains(middle) ? other : middle
    }

    /// Moves the dock to its next position.
    private func moveOn() {
        let old = area
        place = place.next
        fit()
        host.coverDidChange(in: [old, area])
    }

    private func fit() {
        terminal.resize(to: content.size)
        damage.append(area)
    }

    // MARK: Inspections

    var isReady: Bool { true }
    func noteMiss() {}

    func receive(_ inspection: Inspection) { model.receive(inspection) }

    // MARK: Events

    /// Handles an event; returns whether the event is used up, so that the app does not receive it.
    func takes(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let press): return takes(press)
        case .mouse(let mouse): return takes(mouse)
        case .paste:
            if hasKeys { screen.handle(event) }
            return hasKeys
        case .resize:
            fit()
            return false
        case .focus: return false
        }
    }

    private func takes(_ press: KeyPress) -> Bool {
        if press.phase == .up { return hasKeys }
        switch (press.key, press.modifiers) {
        case (.function(12), []):
            inspector.close()
            return true
        case (.function(12), .shift), (.function(11), []):
            hasKeys.toggle()
            return true
        default:
            if hasKeys { screen.handle(.key(press)) }
            return hasKeys
        }
    }

    private func takes(_ mouse: TerminalEvent.MouseEvent) -> Bool {
        let isInside = area.contains(mouse.position)
        if mouse.action == .press {
            hasKeys = isInside
            holdsMouse = isInside
        }
        let isOurs = mouse.action == .drag || mouse.action == .release ? holdsMouse : isInside
        if mouse.action == .release { holdsMouse = false }
        guard isOurs else { return false }
        var event = mouse
        event.position = mouse.position - content.origin
        screen.handle(.mouse(event))
        return true
    }

    // MARK: Drawing

    private func didPresent(_ areas: [CellRect]) {
        damage += areas.map { $0.offset(by: content.origin) }
        host.coverDidChange()
    }

    func capabilitiesDidChange() {
        screen.terminalDidChangeCapabilities(terminal)
    }

    func takeDamage() -> [CellRect] {
        defer { damage = [] }
        return damage
    }

    func draw(over frame: inout CellBuffer) {
        let content = content
        frame.fill(area)
        for row in 0..<min(content.size.height, terminal.screen.size.height) {
            for column in 0..<min(content.size.width, terminal.screen.size.width) {
                let cell = terminal.screen[column: column, row: row]
                let point = CellPoint(column: content.minColumn + column, row: content.minRow + row)
                frame.put(cell.glyph, style: cell.style, at: point, clip: content)
            }
        }
        guard let divider = place.divider(on: host.terminal.size) else { return }
        let lines: LineCharacters = terminal.capabilities.hasLineDrawing ? (hasKeys ? .heavy : .light) : .ascii
        for row in area.minRow..<area.maxRow {
            frame.put(
                lines.vertical, style: Style(attributes: hasKeys ? [] : .dim),
                at: CellPoint(column: divider, row: row), clip: area)
        }
    }

    /// Returns the position of the cursor. While the app has the keys, this is the app's own cursor, unless the dock
    /// covers it.
    func cursor(over caret: CellPoint?) -> CellPoint? {
        if hasKeys { return terminal.cursor.map { $0 + content.origin } }
        return caret.flatMap { area.contains($0) ? nil : $0 }
    }
}
