import CursesUITerminal

/// Explores a screen with keys, learns where each key leads, and then moves between the controls.
@MainActor
struct KeyboardWalk {
    /// A place that can have the focus: a control, or an area that scrolls.
    @MainActor
    private struct Stop {
        /// `nil` for an area that scrolls.
        var name: String?
        private weak var known: Node?
        /// `nil` once the view no longer exists.
        var node: Node? {
            get { known.flatMap { $0.isRemoved ? nil : $0 } }
            set { known = newValue }
        }
        /// The stops to which the keys lead, by the index of the key in ``keys``.
        var ways: [Int: Int] = [:]

        init(name: String?, node: Node? = nil) {
            self.name = name
            known = node
        }
    }

    private static let keys: [KeyPress] = [
        KeyPress(.tab), KeyPress(.tab, modifiers: .shift), KeyPress(.upArrow), KeyPress(.downArrow),
        KeyPress(.leftArrow), KeyPress(.rightArrow), KeyPress(.home), KeyPress(.end),
    ]
    /// The maximum number of key presses on a path. A control that needs more counts as out of reach.
    private static let patience = 60
    /// A list with more rows than this is a single stop: its rows are reached with Page Up, Page Down and letters.
    private static let manyRows = 12

    private let app: TestApp
    private var stops: [Stop] = []
    private var current = 0
    /// The controls that were on the screen at the beginning. Other controls may appear and disappear when arrow keys
    /// change values.
    private var initial: Set<Int> = []
    /// The stops of the current controls, by their places in the focus system.
    private var places: [ObjectIdentifier: Int] = [:]
    /// The focus system's change count at the time when the controls were last found.
    private var changes = -1
    private var result = KeyboardReach()

    init(_ app: TestApp) {
        self.app = app
        look()
        initial = Set(places.values)
    }

    mutating func reach() -> KeyboardReach {
        explore()
        measure()
        walk()
        result.controls = controls.compactMap { stops[$0].name }
        return result
    }

    // MARK: The present screen

    private var elements: [AccessibilityElement] {
        AccessibilityTree.elements(of: app.host.rootNode).flatMap(\.withDescendants).filter {
            $0.isFocusable && $0.isEnabled && $0.isReachable
        }
    }

    /// Finds the stop that has the focus. If the controls may have changed, finds the controls of the current screen.
    private mutating func look() {
        let focus = app.host.focus
        if focus.candidateChanges != changes || focus.focusedPlace.map({ places[$0] == nil }) ?? false { lookAround() }
        changes = focus.candidateChanges
        current = focus.focusedPlace.flatMap { places[$0] } ?? scrollArea
    }

    private mutating func lookAround() {
        let elements = elements
        let rows = Dictionary(grouping: elements.compactMap(\.list), by: ObjectIdentifier.init).mapValues(\.count)
        let known = places
        places = [:]
        for element in elements {
            let list = element.list.flatMap { rows[ObjectIdentifier($0), default: 0] > Self.manyRows ? $0 : nil }
            let name = list == nil ? element.label : "rows"
            if let same = element.focusPlace.flatMap({ known[$0] }), stops[same].name == name {
                // A different view may now stand for the row: the label of a group, in place of the closed group.
                stops[same].node = list ?? element.node
            }
            let stop = stop(of: list ?? element.node, named: name)
            if let place = element.focusPlace { places[place] = stop }
        }
    }

    /// Records the focused control as unseen if it is not visible.
    private mutating func noteFocus() {
        guard !app.host.focus.showsFocused else { return }
        let name = name(current)
        if !result.unseen.contains(name) { result.unseen.append(name) }
    }

    private var scrollArea: Int {
        mutating get {
            if let known = stops.firstIndex(where: { $0.name == nil }) { return known }
            stops.append(Stop(name: nil))
            return stops.count - 1
        }
    }

    /// Returns the stop for a control. A row that was removed and built again is recognised by its name as the same
    /// stop.
    private mutating func stop(of node: Node?, named name: String) -> Int {
        guard let node else { return scrollArea }
        if let known = stops.firstIndex(where: { $0.node === node }) {
            stops[known].name = name
            return known
        }
        if let known = stops.firstIndex(where: { $0.node == nil && $0.name == name }) {
            stops[known].node = node
            return known
        }
        stops.append(Stop(name: name, node: node))
        return stops.count - 1
    }

    private mutating func press(_ key: Int) {
        let origin = current
        app.send(.key(Self.keys[key]))
        look()
        stops[origin].ways[key] = current
        if origin != current { noteFocus() }
    }

    // MARK: Learning

    /// Tries each key at each reachable stop.
    private mutating func explore() {
        var attempts = 0
        while attempts < stops.count * Self.keys.count * 8 {
            attempts += 1
            let isUntried = { (stop: Stop) in stop.ways.count < Self.keys.count }
            if isUntried(stops[current]) {
                press(Self.keys.indices.first { stops[current].ways[$0] == nil } ?? 0)
            } else if let key = firstKey(to: { isUntried(stops[$0]) }) {
                press(key)
            } else {
                return
            }
        }
    }

    /// Returns the first key on the shortest known path to a stop.
    private func firstKey(to isGoal: (Int) -> Bool) -> Int? {
        var known: Set<Int> = [current]
        var edge = ways(from: current, new: &known).map { (stop: $0.stop, first: $0.key) }
        while !edge.isEmpty {
            if let found = edge.first(where: { isGoal($0.stop) }) { return found.first }
            edge = edge.flatMap { place in ways(from: place.stop, new: &known).map { ($0.stop, place.first) } }
        }
        return nil
    }

    /// Returns the keys that lead from a stop to stops that are not yet in `known`, and adds these.
    private func ways(from stop: Int, new known: inout Set<Int>) -> [(key: Int, stop: Int)] {
        Self.keys.indices.compactMap { key in
            guard let next = stops[stop].ways[key], known.insert(next).inserted else { return nil }
            return (key, next)
        }
    }

    // MARK: Measuring

    private func name(_ stop: Int) -> String { stops[stop].name.map { "\"\($0)\"" } ?? "the scroll area" }

    /// The controls, except those that disappeared before a key reached them.
    private var controls: [Int] {
        let goals = Set(stops.flatMap(\.ways.values))
        return stops.indices.filter { stops[$0].name != nil && (stops[$0].node != nil || goals.contains($0)) }
    }

    /// Returns the number of key presses from a stop to each other stop.
    private func distances(from start: Int) -> [Int: Int] {
        var known: Set<Int> = [start]
        var found: [Int: Int] = [:]
        var edge = [start]
        var count = 0
        while !edge.isEmpty {
            count += 1
            edge = edge.flatMap { ways(from: $0, new: &known).map(\.stop) }
            for stop in edge { found[stop] = count }
        }
        return found
    }

    /// Counts the key presses on the learned paths between all controls.
    private mutating func measure() {
        for start in controls {
            let distances = distances(from: start)
            for goal in controls where goal != start {
                if let count = distances[goal] { note(count, from: start, to: goal) } else { noteLoss(start, goal) }
            }
        }
    }

    private mutating func note(_ count: Int, from start: Int, to goal: Int) {
        guard count > result.mostKeys else { return }
        result.mostKeys = count
        result.longestWay = "\(name(start)) to \(name(goal))"
    }

    /// Returns whether a control was on the screen at the beginning, and still exists.
    private func isLasting(_ stop: Int) -> Bool { initial.contains(stop) && stops[stop].node != nil }

    private mutating func noteLoss(_ start: Int, _ goal: Int) {
        guard isLasting(start), isLasting(goal) else { return }
        let way = "\(name(start)) to \(name(goal))"
        if !result.outOfReach.contains(way) { result.outOfReach.append(way) }
    }

    // MARK: Walking

    /// Moves the focus from each control to the next and to the furthest one, to verify the learned paths: the target
    /// of a key may depend on where the focus was before.
    private mutating func walk() {
        let controls = controls
        for (place, start) in controls.enumerated() {
            let next = controls[(place + 1) % controls.count]
            let furthest = distances(from: start).filter { controls.contains($0.key) }
                .max { ($0.value, $1.key) < ($1.value, $0.key) }
            for goal in Set([next, furthest?.key ?? next]).sorted() where goal != start {
                guard stops[start].node != nil, stops[goal].node != nil, go(to: start) != nil else { break }
                if let count = go(to: goal) { note(count, from: start, to: goal) } else { noteLoss(start, goal) }
            }
        }
    }

    /// Moves the focus to a stop; returns the number of key presses, or `nil` if no keys lead there. If the learned
    /// paths do not lead there any more, Tab is used.
    private mutating func go(to goal: Int) -> Int? {
        follow(to: goal) ?? tab(to: goal)
    }

    private mutating func tab(to goal: Int) -> Int? {
        for count in 1...Self.patience {
            press(0)
            if current == goal { return count }
        }
        return nil
    }

    private mutating func follow(to goal: Int) -> Int? {
        var count = 0
        while current != goal {
            guard count < Self.patience, let key = firstKey(to: { $0 == goal }) else { return nil }
            press(key)
            count += 1
        }
        return count
    }
}
