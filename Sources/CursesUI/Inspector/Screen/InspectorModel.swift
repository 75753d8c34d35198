import CursesUICombine
import CursesUITerminal

/// The state of an inspector's screen.
@MainActor
final class InspectorModel: ObservableObject {
    /// The latest snapshot of the app; `nil` until one has arrived.
    @Published private(set) var inspection: Inspection?
    @Published var pane = InspectorPane.views
    /// The id of the view that is selected in the tree.
    @Published private(set) var selection: Int?
    /// The ids of the views that are collapsed.
    @Published private(set) var folded: Set<Int> = []
    /// Whether keys go to the inspector, rather than to the app below it.
    @Published var hasKeys = true
    /// Whether the inspector is shown over the app, rather than in a separate terminal.
    let isDocked: Bool
    /// Closes the inspector.
    var close: () -> Void = {}
    /// Moves the inspector to a different part of the screen.
    var move: () -> Void = {}
    private let source: any InspectionSource

    init(source: any InspectionSource, isDocked: Bool) {
        self.source = source
        self.isDocked = isDocked
    }

    func receive(_ new: Inspection) {
        let chosen = inspection?.chosen
        if new != inspection { inspection = new }
        guard new.chosen != chosen else { return }
        selection = new.chosen
        if let id = new.chosen { unfold(around: id, in: new.views) }
    }

    // MARK: The tree

    /// The listed views, and whether each has listed children.
    var rows: [(view: InspectedView, isGroup: Bool)] {
        guard let views = inspection?.views else { return [] }
        var rows: [(view: InspectedView, isGroup: Bool)] = []
        /// The minimum depth of the views inside a collapsed view, which are left out.
        var limit = Int.max
        for (place, view) in views.enumerated() {
            if view.depth >= limit { continue }
            limit = folded.contains(view.id) ? view.depth + 1 : Int.max
            let isGroup = place + 1 < views.count && views[place + 1].depth > view.depth
            rows.append((view, isGroup))
        }
        return rows
    }

    /// Selects a view in the tree and in the app.
    func select(_ id: Int) {
        guard id != selection else { return }
        selection = id
        source.send(.choose(id))
    }

    /// Collapses or expands a view.
    func fold(_ id: Int) {
        if folded.remove(id) == nil { folded.insert(id) }
    }

    private func unfold(around id: Int, in views: [InspectedView]) {
        guard let place = views.firstIndex(where: { $0.id == id }) else { return }
        var depth = views[place].depth
        for view in views[..<place].reversed() where view.depth < depth {
            depth = view.depth
            folded.remove(view.id)
        }
    }

    /// Collapses the selected view, or selects its parent.
    private func foldSelection() {
        let rows = rows
        guard let place = rows.firstIndex(where: { $0.view.id == selection }) else { return }
        let row = rows[place]
        if row.isGroup, !folded.contains(row.view.id) {
            folded.insert(row.view.id)
        } else if let outer = rows[..<place].last(where: { $0.view.depth < row.view.depth }) {
            select(outer.view.id)
        }
    }

    /// Expands the selected view, or selects its first child.
    private func unfoldSelection() {
        let rows = rows
        guard let place = rows.firstIndex(where: { $0.view.id == selection }) else { return }
        let row = rows[place]
        if folded.contains(row.view.id) {
            folded.remove(row.view.id)
        } else if row.isGroup, place + 1 < rows.count {
            select(rows[place + 1].view.id)
        }
    }

    // MARK: Keys

    /// Handles a key; returns whether it was used.
    func take(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty || press.modifiers == .shift else { return false }
        if inspection?.isPicking == true, movesPointer(press) { return true }
        if let pane = InspectorPane.allCases.first(where: { KeyEquivalent($0.digit) == press.key }) {
            self.pane = pane
            return true
        }
        switch (press.key, press.modifiers) {
        case (.tab, .shift): pane = pane.moved(by: -1)
        case (.tab, _): pane = pane.moved(by: 1)
        case (.leftArrow, []) where pane == .views: foldSelection()
        case (.rightArrow, []) where pane == .views: unfoldSelection()
        case (.return, []) where pane == .views && selection != nil: pane = .state
        case (.escape, []): close()
        case ("q", []) where !isDocked: close()
        case ("p", []): source.send(.pick(inspection?.isPicking != true))
        case ("a", []): source.send(.listAll(inspection?.listsAll != true))
        case ("c", []): source.send(.clear)
        case ("d", []) where isDocked: move()
        case (.space, []): source.send(.pause(inspection?.isPaused != true))
        default: return false
        }
        return true
    }

    /// Handles a key while a view is being picked; returns whether it was used. An inspector on the app's own screen
    /// does not receive these keys.
    private func movesPointer(_ press: KeyPress) -> Bool {
        let step = press.modifiers == .shift ? ViewPicker.stride : 1
        switch press.key {
        case .leftArrow: source.send(.movePointer(columns: -step, rows: 0))
        case .rightArrow: source.send(.movePointer(columns: step, rows: 0))
        case .upArrow: source.send(.movePointer(columns: 0, rows: -step))
        case .downArrow: source.send(.movePointer(columns: 0, rows: step))
        case .return, .escape: source.send(.pick(false))
        default: return false
        }
        return true
    }

    /// The key hints, the most important first.
    var hints: [KeyHint] {
        var hints: [KeyHint] = []
        func add(_ title: String, _ keys: KeyEquivalent..., modifiers: EventModifiers = []) {
            hints.append(KeyHint(keys: keys, modifiers: modifiers, title: title, scope: .focus))
        }
        if isDocked {
            add("Close", .function(12))
            add(hasKeys ? "Keys to app" : "Keys to inspector", .function(12), modifiers: .shift)
        } else {
            add("Quit", "q")
        }
        add(inspection?.isPicking == true ? "Stop picking" : "Pick", "p")
        if pane == .views {
            add("Fold", .leftArrow, .rightArrow)
            add("State", .return)
            add(inspection?.listsAll == true ? "Fewer views" : "All nodes", "a")
        } else {
            add("Scroll", .leftArrow, .rightArrow)
        }
        add("Panes", .tab)
        add(inspection?.isPaused == true ? "Continue" : "Pause", .space)
        if isDocked { add("Move", "d") }
        add("Clear", "c")
        return hints
    }
}
