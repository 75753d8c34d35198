import CursesUITerminal

/// Runs the four stages of a frame for one view on one terminal, and sends the terminal's events to the view.
@MainActor
package final class ViewHost {
    package let graph: Graph
    /// The context that the host's nodes share.
    package let context: HostContext
    package let terminal: any Terminal
    package let router: EventRouter
    /// Schedules the rendering of frames: at the end of a turn of the run loop in an app, immediately in a test.
    package weak var frameRequester: (any FrameRequester)?

    let screen: Screen
    /// The pasteboard with the text that was last cut or copied in this host.
    package let pasteboard: Pasteboard
    private var root: Node!
    /// The environment until the root node exists, because the first evaluation of a body may ask for it.
    private var firstEnvironment = EnvironmentValues()
    private let loop: FrameLoop
    // `@exclusivity(unchecked)`, here and below: plain values, whose accessors call no other code, so accesses never
    // overlap.
    @exclusivity(unchecked) private var isFrameRequested = false
    private let drawing: DrawingContext
    @exclusivity(unchecked) private var presentedSize: CellSize?
    @exclusivity(unchecked) private(set) var presentedCaret: CellPoint?
    /// The areas that have been drawn since the last frame that the terminal accepted.
    @exclusivity(unchecked) private var pendingDamage = Damage()

    /// Writes lines in line mode, in which the terminal shows no frames; `nil` otherwise.
    private(set) var lines: LinePresenter?

    /// The number of frames that were presented.
    @exclusivity(unchecked) package private(set) var frames = 0
    @exclusivity(unchecked) private var drawnCells = 0
    /// The state saved by an earlier run; `nil` once it has been restored.
    var unrestored: SavedState?
    /// The object that draws over the frames and receives events first; usually `nil`.
    var cover: (any FrameCover)?
    private var overlay: StatisticsOverlay?
    /// Whether the overlay has numbers that have not been presented yet.
    @exclusivity(unchecked) private var isOverlayDue = false

    /// The theme for a terminal that can show it.
    private let theme: Theme
    /// The theme that the user has chosen in its place.
    private var chosenTheme: Theme? {
        didSet { adoptCapabilities() }
    }

    /// - Parameters:
    ///   - view: the root of the tree: a ``RootView`` with the app's content.
    ///   - savedState: the state saved by an earlier run.
    package init(
        _ view: some View,
        on terminal: any Terminal,
        cellMetrics: CellMetrics = .cells,
        environment: EnvironmentValues = EnvironmentValues(),
        savedState: SavedState? = nil,
        diagnostics: Diagnostics = Diagnostics()
    ) {
        self.terminal = terminal
        unrestored = savedState
        graph = Graph(diagnostics: diagnostics)
        let focus = FocusManager()
        context = HostContext(layout: LayoutContext(metrics: cellMetrics, focus: focus))
        context.sceneValues.saved = savedState?.scene ?? [:]
        context.paths.saved = savedState?.paths ?? []
        context.activities.saved = (savedState?.activities ?? []).compactMap(NSUserActivity.init(object:))
        screen = Screen(size: terminal.size, cellMetrics)
        drawing = DrawingContext(buffer: CellBuffer(size: terminal.size))
        router = EventRouter(
            focus: focus, shortcuts: context.shortcuts, keyHelp: context.keyHelp, palette: context.palette)
        router.mouseTracking = context.mouseTracking
        router.layers = context.layers
        router.helpTip = context.helpTip
        router.modifierKeys = context.modifierKeys
        loop = FrameLoop(
            graph: graph,
            queue: context.layout.queue,
            layers: context.layers,
            focus: focus
        )
        pasteboard = Pasteboard(terminal: terminal)
        var environment = environment
        if terminal.showsLines {
            environment.accessibilityVoiceOverEnabled = true
            environment.accessibilityReduceMotion = true
        }
        theme = environment.theme
        environment.adopt(terminal.capabilities, theme: theme)
        drawing.schemeWithoutColors = Self.schemeWithoutColors(terminal)
        environment.undoManager = UndoManager()
        router.undoManager = environment.undoManager
        environment.commandPalette = context.palette
        environment.pasteboard = pasteboard
        environment.terminalBell = TerminalBell(of: terminal)
        environment.resetFocus = ResetFocusAction(focus)
        environment.editMode = Binding(location: StateLocation(EditMode.inactive))
        AppObjects.add(to: &environment)
        firstEnvironment = environment
        connect()
        enter()
        root = working { graph.install(view, environment: environment, in: context) }
        loop.root = root
        focus.tree = self
        router.tree = self
        context.themes.isOffered = terminal.capabilities.colorLevel >= .ansi256
        context.themes.show = { [unowned self] in chosenTheme = $0 }
        if terminal.showsLines { lines = LinePresenter(self) }
        graph.frames = self
        focus.frames = self
        context.layout.frames = self
    }

    /// Updates the environment from the terminal's capabilities.
    func adoptCapabilities() {
        var environment = root.environment
        context.themes.isOffered = terminal.capabilities.colorLevel >= .ansi256
        var changed = environment.adopt(terminal.capabilities, theme: chosenTheme ?? theme)
        if environment.isThemeChosen != (chosenTheme != nil) {
            environment.isThemeChosen = chosenTheme != nil
            changed.insert(EnvironmentValues.isThemeChosenID)
        }
        if !changed.isEmpty { root.setEnvironment(environment, changed: changed) }
        if !changed.isDisjoint(with: EnvironmentValues.themeIDs) {
            // Lines and marks use the current theme, but the nodes that draw them do not depend on it and would not be
            // redrawn.
            layoutQueue.damage(CellRect(origin: .zero, size: terminal.size))
            requestFrame()
        }
        let scheme = Self.schemeWithoutColors(terminal)
        guard scheme != drawing.schemeWithoutColors else { return }
        drawing.schemeWithoutColors = scheme
        layoutQueue.damage(CellRect(origin: .zero, size: terminal.size))
        requestFrame()
    }

    private static func schemeWithoutColors(_ terminal: any Terminal) -> ColorScheme? {
        let capabilities = terminal.capabilities
        return capabilities.colorLevel == .none ? ColorScheme(capabilities) : nil
    }

    /// Ends all subscriptions and tasks.
    package func tearDown() {
        working { graph.removeAll() }
        leave()
        // A signal from another thread may still reach a node after this.
        frameRequester = nil
        disconnect()
    }

    package var layoutQueue: LayoutQueue { context.layout.queue }
    package var focus: FocusManager { context.layout.focus }

    package var rootLayoutNode: LayoutNode? { root?.layoutNodes.first }

    /// The root node, which fills the screen.
    package var rootNode: Node { root }

    /// The environment of the root node.
    package var environment: EnvironmentValues { root?.environment ?? firstEnvironment }

    /// The last frame that was drawn.
    package var buffer: CellBuffer { drawing.buffer }

    /// Sends an event to the view. Changes from the previous event are applied first, so that each key of a burst
    /// reaches the controls that earlier keys produced. The burst is drawn once.
    package func handle(_ event: TerminalEvent) {
        if let cover, cover.takes(event) { return }
        graph.watcher?.appWillReceive(event)
        if case .focus(let isFocused) = event { activity.isFocused = isFocused }
        working {
            measuring {
                router.endKeyDrag(before: event)
                if loop.isDue { settle() }
                router.route(event)
            }
            #if !canImport(Darwin)
            router.undoManager?.eventDidEnd()
            #endif
        }
        if !isSettled || caret != presentedCaret || lines != nil { requestFrame() }
    }

    /// Whether the app is in use, according to the terminal.
    var activity = SceneActivity() {
        didSet {
            var environment = root.environment
            let changed = environment.adopt(activity.phase)
            guard !changed.isEmpty else { return }
            root.setEnvironment(environment, changed: changed)
            AppLifeCycle.observer?(.changedPhase(from: oldValue.phase, to: activity.phase))
        }
    }

    /// Whether there is nothing to do until the next event.
    package var isSettled: Bool {
        graph.isIdle && layoutQueue.isEmpty && focus.isSettled
            && terminal.size == presentedSize
    }

    /// Whether an update or a layout is needed.
    package var needsRest: Bool { loop.isDue }

    /// Checks sources that do not report their changes. Nodes that have read a changed source request a frame.
    package func noticeOutsideChanges() {
        DefaultsEntry.noticeChanges()
    }

    /// Runs one frame. While the terminal is still busy with the previous frame, nothing is presented, and the changes
    /// are kept for the next frame.
    package func renderFrame() {
        isFrameRequested = false
        working {
            let showsOverlayAlone = isOverlayDue && isSettled
            measuring { runStages() }
            noteCost(ofOverlayAlone: showsOverlayAlone)
        }
    }

    private func runStages() {
        graph.beginFrame()
        settle()
        if restorePlaces() { settle() }
        guard let rootLayoutNode else { return }
        let size = terminal.size
        let isResized = size != presentedSize
        if isResized { drawing.resize(to: size) }
        let bounds = CellRect(origin: .zero, size: size)
        let damage = isResized ? [bounds] : layoutQueue.takeDamage(within: bounds)
        if isResized { _ = layoutQueue.takeDamage(within: bounds) }
        graph.timing(.draw) {
            for area in damage {
                let drawn = drawing.draw(rootLayoutNode, in: area)
                drawnCells += drawn.area
                pendingDamage.insert(drawn)
            }
        }
        presentedSize = size
        graph.timing(.present) { present(always: isResized) }
        graph.endFrame()
        graph.watcher?.frameDidEnd()
    }

    /// Settles the tree without drawing it, unless an update is in progress.
    package func updateNow() {
        guard !graph.isUpdating else { return }
        working { settle() }
        if !isSettled { requestFrame() }
    }

    private func settle() {
        screen.update(size: terminal.size)
        loop.run(in: terminal.size)
        context.keyHelp.update(from: router)
        context.palette.update(from: router)
        // Changes that were postponed during evaluations wait for the next frame.
        if !graph.isIdle || loop.isDue { requestFrame() }
    }

    private func present(always: Bool) {
        if let lines {
            pendingDamage = Damage()
            return lines.present()
        }
        let caret = self.caret
        if let cover { for area in cover.takeDamage() { pendingDamage.insert(area) } }
        guard !pendingDamage.isEmpty || caret != presentedCaret || always else { return }
        guard terminal.isReady else { return }
        frames += 1
        var shown = overlay?.over(buffer) ?? buffer
        cover?.draw(over: &shown)
        let cursor = cover.map { $0.cursor(over: caret) } ?? caret
        terminal.present(shown, damage: pendingDamage.rects(within: buffer.bounds), cursor: cursor)
        presentedCaret = caret
        pendingDamage = Damage()
        isOverlayDue = false
    }

    /// Presents the last frame again with the current cover, without rendering a new frame.
    func coverDidChange(in areas: [CellRect] = []) {
        for area in areas { pendingDamage.insert(area) }
        // There may be no frame of the current size yet.
        guard presentedSize == terminal.size else { return requestFrame() }
        working { present(always: true) }
    }

    // MARK: Statistics

    /// The cost of all frames so far.
    package var statistics: FrameStatistics {
        let output = terminal.statistics
        return FrameStatistics(
            bodies: graph.statistics.bodies,
            layouts: layoutQueue.statistics.placements,
            measurements: layoutQueue.statistics.measurements,
            drawnCells: drawnCells,
            presentedCells: output.cells,
            bytes: output.bytes,
            writes: output.writes
        )
    }

    /// Shows the cost of each frame in a corner, beginning with the next frame.
    package func showStatisticsOfFrames() {
        overlay = StatisticsOverlay()
    }

    private func measuring(_ body: () -> Void) {
        guard overlay != nil else { return body() }
        let time = ContinuousClock().measure(body)
        overlay?.elapsed += time
    }

    /// Makes the next frame show the cost of this frame, unless this frame has only updated the overlay.
    private func noteCost(ofOverlayAlone: Bool) {
        guard let old = overlay?.area(in: terminal.size) else { return }
        if ofOverlayAlone {
            overlay?.beginFrame(statistics)
        } else if overlay?.endFrame(statistics) == true, let overlay {
            pendingDamage.insert(old.union(overlay.area(in: terminal.size)))
            isOverlayDue = true
            requestFrame()
        }
    }

    /// The position of the focused control's caret, if it is on the screen.
    private var caret: CellPoint? {
        guard let focused = focus.focused, let caret = focused.caret else { return nil }
        let node = focused.layoutNode
        let point = node.screenOrigin + caret
        let screen = CellRect(origin: .zero, size: terminal.size)
        return node.visibleArea.intersection(screen).contains(point) ? point : nil
    }
}

extension ViewHost: FrameRequester {
    /// Requests a frame, at most one at a time. Changes that are made while the tree is being settled belong to the
    /// current frame, and need no request.
    package func requestFrame() {
        guard let frameRequester, !isFrameRequested, !loop.isRunning else { return }
        isFrameRequested = true
        frameRequester.requestFrame()
    }
}

extension ViewHost: ResponderTree {
    package var keyRoot: LayoutNode? { context.layers.keyRoot ?? rootLayoutNode }
}
