import CursesUICombine
import CursesUITerminal
import Foundation

/// The inspector of an app. While it has receivers, it observes the app's host, creates snapshots, and draws over the
/// app's frames.
///
/// Without receivers, the host holds no reference to it and runs without any overhead.
@MainActor
package final class Inspector {
    private unowned let host: ViewHost
    private let app: String
    /// The connections and the dock that receive the snapshots.
    private var receivers: [any InspectionReceiver] = []
    /// The recorder; `nil` while there are no receivers.
    private(set) var recorder: InspectionRecorder?
    /// The part of the screen that shows the inspector; `nil` while it is closed.
    private(set) var dock: InspectorDock?
    private var picker: ViewPicker?
    private let box = ViewBox()
    private weak var chosen: Node?
    private var isPaused = false
    private var listsAll = false
    private var isDue = false
    /// Whether the last snapshot was sent less than ``interval`` ago.
    private var isResting = false
    /// Whether the app has changed since then.
    private var hasNews = false
    private let clock: any TerminalClock

    /// The minimum time between two snapshots. People cannot read faster, and a snapshot costs more than a small frame.
    static let interval = Duration.milliseconds(100)

    /// - Parameters:
    ///   - app: the name of the app.
    ///   - clock: the clock that limits the rate of snapshots.
    package init(of host: ViewHost, app: String, clock: any TerminalClock = MainClock()) {
        self.host = host
        self.app = app
        self.clock = clock
    }

    // MARK: Receivers

    /// Begins to send snapshots to a receiver.
    func add(_ receiver: any InspectionReceiver) {
        receivers.append(receiver)
        if recorder == nil {
            let recorder = InspectionRecorder(host) { [weak self] in self?.noteChange() }
            self.recorder = recorder
            host.graph.watcher = recorder
            host.setCover(self)
        }
        noteChange(isNew: true)
    }

    /// Stops sending snapshots to a receiver. Without receivers, nothing is recorded.
    func remove(_ receiver: any InspectionReceiver) {
        receivers.removeAll { $0 === receiver }
        guard receivers.isEmpty else { return }
        endPicking()
        host.graph.watcher = nil
        host.setCover(nil)
        recorder = nil
        chosen = nil
        isPaused = false
    }

    // MARK: The dock

    /// Opens the inspector over the app.
    package func open() {
        guard dock == nil else { return }
        let dock = InspectorDock(over: host, of: self)
        self.dock = dock
        add(dock)
    }

    /// Closes the inspector over the app.
    package func close() {
        guard let dock else { return }
        self.dock = nil
        dock.tearDown()
        host.coverDidChange(in: [host.buffer.bounds])
        remove(dock)
    }

    // MARK: Inspections

    /// Schedules the sending of a snapshot.
    ///
    /// - Parameter isNew: whether a receiver waits for an answer, so that the snapshot is sent without delay.
    func noteChange(isNew: Bool = false) {
        guard isNew || !isPaused else { return }
        if isResting, !isNew {
            hasNews = true
            return
        }
        guard !isDue else { return }
        isDue = true
        clock.schedule(after: .zero) { [weak self] in self?.sendInspection() }
    }

    private func sendInspection() {
        isDue = false
        guard recorder != nil else { return }
        rest()
        // A receiver that is still busy requests another snapshot when it is ready.
        for receiver in receivers where !receiver.isReady { receiver.noteMiss() }
        let ready = receivers.filter(\.isReady)
        guard !ready.isEmpty else { return }
        let inspection = inspection
        for receiver in ready { receiver.receive(inspection) }
    }

    /// Delays the next snapshot.
    private func rest() {
        guard !isResting else { return }
        isResting = true
        clock.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            isResting = false
            guard hasNews else { return }
            hasNews = false
            noteChange()
        }
    }

    /// A snapshot of the current state of the app.
    var inspection: Inspection {
        let tree = InspectedTree(of: host.rootNode, listsAll: listsAll)
        var result = Inspection(app: app, process: getpid(), screen: InspectedArea(host.terminal.size))
        result.isPaused = isPaused
        result.isPicking = picker != nil
        result.listsAll = listsAll
        result.views = tree.views
        result.viewsLeftOut = tree.leftOut
        if let chosen, !chosen.isRemoved {
            result.chosen = chosen.inspectedID
            result.details = DetailsReader(chosen).details
        }
        if let recorder {
            result.bodies = recorder.bodies.values
                .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
                .map { body in
                    var body = body
                    body.reasons.sort { ($1.count, $0.name) < ($0.count, $1.name) }
                    return body
                }
            result.log = recorder.log
            result.frames = recorder.frames
        }
        result.diagnostics = host.graph.diagnostics.messages.map(\.description.printable)
        if let effectless = EffectlessModifiers.diagnostic { result.diagnostics.append(effectless) }
        return result
    }

    // MARK: Choosing

    private func choose(_ node: Node?) {
        chosen = node
        host.coverDidChange()
    }

    private func endPicking() {
        picker?.end()
        picker = nil
    }

    private func pick(_ isPicking: Bool) {
        endPicking()
        if isPicking {
            let start = chosen.map { $0.screenFrame.origin } ?? dock?.freePoint ?? .zero
            picker = ViewPicker(on: host.terminal, from: start)
            if let picker { choose(at: picker.pointer) }
        }
        host.coverDidChange()
    }

    private func choose(at point: CellPoint) {
        choose(InspectedTree(of: host.rootNode, listsAll: listsAll).node(at: point) ?? chosen)
    }
}

extension Inspector: InspectionSource {
    func send(_ request: InspectionRequest) {
        switch request {
        case .choose(let id):
            let tree = InspectedTree(of: host.rootNode, listsAll: listsAll)
            choose(id.flatMap { id in tree.nodes.first { $0.inspectedID == id } })
        case .pick(let isPicking): pick(isPicking)
        case .movePointer(let columns, let rows):
            guard let picker else { break }
            picker.move(by: CellPoint(column: columns, row: rows))
            choose(at: picker.pointer)
        case .pause(let isPaused): self.isPaused = isPaused
        case .listAll(let listsAll): self.listsAll = listsAll
        case .clear: recorder?.clear()
        }
        noteChange(isNew: true)
    }
}

extension Inspector: FrameCover {
    package func takes(_ event: TerminalEvent) -> Bool {
        if picker != nil, takesForPicker(event) { return true }
        return dock?.takes(event) ?? false
    }

    /// Moves the pointer of the picker; returns whether it uses the event.
    private func takesForPicker(_ event: TerminalEvent) -> Bool {
        guard let picker else { return false }
        if case .mouse(let mouse) = event, dock?.area.contains(mouse.position) == true { return false }
        switch picker.take(event) {
        case .nothing: return false
        case .moved: choose(at: picker.pointer)
        case .ended: pick(false)
        }
        noteChange(isNew: true)
        return true
    }

    package func takeDamage() -> [CellRect] {
        let node = chosen?.isRemoved == false && chosen?.isPresent == true ? chosen : nil
        box.update(
            around: node?.screenFrame, named: node.map { ListedType.type(of: $0).name } ?? "",
            pointer: picker?.pointer, in: host.buffer.bounds)
        return box.takeDamage() + (dock?.takeDamage() ?? [])
    }

    package func draw(over frame: inout CellBuffer) {
        box.draw(over: &frame, isASCII: !host.terminal.capabilities.hasLineDrawing)
        dock?.draw(over: &frame)
    }

    package func cursor(over caret: CellPoint?) -> CellPoint? {
        guard let dock else { return picker?.pointer ?? caret }
        return picker?.pointer ?? dock.cursor(over: caret)
    }

    package func capabilitiesDidChange() { dock?.capabilitiesDidChange() }
}
