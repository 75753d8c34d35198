import CursesUITerminal

/// Records activity in a host while it is inspected: the bodies that run and why, the events, and the frames.
@MainActor
final class InspectionRecorder: HostWatcher {
    private unowned let host: ViewHost
    /// Called when something has been recorded.
    private let onChange: () -> Void

    private(set) var bodies: [ObjectIdentifier: InspectedBody] = [:]
    private(set) var log: [InspectedEvent] = []
    private(set) var frames: [InspectedFrame] = []
    /// The record of the current frame.
    private var frame = InspectedFrame()
    private var events = 0
    private var frameNumber = 0
    /// The counts of the host after the last frame.
    private var totals: FrameStatistics
    private var focused: ObjectIdentifier?
    private let start = FrameClock.now
    private var output: CapturedOutput?

    /// The inputs of a body when it last ran.
    private struct Inputs {
        weak var node: Node?
        let log: ChangeLog
    }

    private var inputs: [ObjectIdentifier: Inputs] = [:]

    /// The maximum numbers of log entries and frames that are kept.
    static let logLimit = 300
    static let frameLimit = 60

    init(_ host: ViewHost, onChange: @escaping () -> Void) {
        self.host = host
        self.onChange = onChange
        totals = host.statistics
        focused = host.focus.focused.map { ObjectIdentifier($0) }
        remember(host.rootNode)
        output = CapturedOutput { [weak self] lines in
            for line in lines { self?.note(.print, line) }
        }
    }

    /// Records the current inputs of all bodies, so that the next run of a body can be compared with them.
    private func remember(_ node: Node) {
        if let log = node.makeChangeLog(isInBody: false) {
            inputs[ObjectIdentifier(node)] = Inputs(node: node, log: log)
        }
        node.forEachChild(remember)
    }

    /// Clears the counts, the log and the frames.
    func clear() {
        bodies = [:]
        log = []
        frames = []
    }

    // MARK: HostWatcher

    func bodyWasEvaluated(of type: Any.Type, on node: Node) {
        let reasons = reasons(for: node)
        var body = bodies[ObjectIdentifier(type)] ?? InspectedBody(name: String("\(type)".prefix { $0 != "<" }))
        body.count += 1
        body.latest = reasons.joined(separator: ", ")
        for reason in reasons {
            if let place = body.reasons.firstIndex(where: { $0.name == reason }) {
                body.reasons[place].count += 1
            } else {
                body.reasons.append(InspectedBody.Reason(name: reason, count: 1))
            }
        }
        bodies[ObjectIdentifier(type)] = body
    }

    /// Returns the inputs that have changed since the body last ran.
    private func reasons(for node: Node) -> [String] {
        guard let log = node.makeChangeLog(isInBody: false) else { return ["@layout"] }
        let known = inputs[ObjectIdentifier(node)]
        // A new node can have the same address as a removed node.
        let old = known?.node === node ? known?.log : nil
        inputs[ObjectIdentifier(node)] = Inputs(node: node, log: log)
        return old == nil ? ["@identity"] : log.changes(since: old)
    }

    func objectWillChange(_ model: String, readBy node: Node) {
        note(.object, "\(model) will change, read by \(node.listedName)")
    }

    func stageDidEnd(_ stage: FrameStage, after duration: Duration) {
        frame.times[stage, default: 0] += duration / .microseconds(1)
    }

    func appWillReceive(_ event: TerminalEvent) {
        switch event {
        case .key(let press) where press.phase != .up: note(.key, keyText(press))
        case .mouse(let mouse) where mouse.action != .move: note(.mouse, Self.text(mouse))
        case .paste(let text): note(.paste, "\(text.count) characters")
        case .resize(let size): note(.screen, "\(InspectedArea(size).sizeText) cells")
        case .focus(let isFocused): note(.screen, "the window \(isFocused ? "gets" : "loses") the focus")
        case .key, .mouse: break
        }
    }

    func frameDidEnd() {
        let now = host.statistics
        let cost = now - totals
        totals = now
        noteFocus()
        defer { frame = InspectedFrame() }
        // A frame that only presents the inspector's own drawing again does not belong to the app.
        guard cost.bodies > 0 || cost.layouts > 0 || cost.drawnCells > 0 else { return }
        frameNumber += 1
        frame.number = frameNumber
        frame.bodies = cost.bodies
        frame.layouts = cost.layouts
        frame.cells = cost.drawnCells
        frames.append(frame)
        if frames.count > Self.frameLimit { frames.removeFirst(frames.count - Self.frameLimit) }
        if inputs.count > 2 * host.graph.statistics.nodes {
            inputs = inputs.filter { $0.value.node?.isRemoved == false }
        }
        onChange()
    }

    // MARK: The log

    private func note(_ kind: InspectedEvent.Kind, _ text: String) {
        events += 1
        let time = (FrameClock.now - start) / .seconds(1)
        log.append(InspectedEvent(number: events, time: time, kind: kind, text: text.printable))
        if log.count > Self.logLimit { log.removeFirst(log.count - Self.logLimit) }
        onChange()
    }

    private func noteFocus() {
        let responder = host.focus.focused
        let now = responder.map { ObjectIdentifier($0) }
        guard now != focused else { return }
        focused = now
        let owner = responder?.layoutNode.owner as? Node
        note(.focus, owner.map { "\($0.listedName) at \(InspectedArea($0.screenFrame).text)" } ?? "no view")
    }

    /// Returns the name of a key. Characters of a password are hidden.
    private func keyText(_ press: KeyPress) -> String {
        let field = host.focus.focused?.layoutNode.owner as? Node
        let isSecret = field.map { sequence(first: $0, next: \.parent) }?.contains { node in
            ListedType.type(of: node).name == "SecureField"
        }
        if isSecret == true, press.text != nil { return "a character of a password" }
        return KeyName.text(press.key, press.modifiers, isASCII: false)
    }

    private static func text(_ event: TerminalEvent.MouseEvent) -> String {
        let action =
            switch event.action {
            case .press: "press"
            case .release: "release"
            case .drag: "drag"
            case .move: "move"
            case .scrollUp: "scroll up"
            case .scrollDown: "scroll down"
            case .scrollLeft: "scroll left"
            case .scrollRight: "scroll right"
            }
        return "\(action) at \(event.position.column),\(event.position.row)"
    }
}
