/// The screens of a navigation stack in front of its root, and the navigation between them.
@MainActor
final class Navigation {
    private(set) var entries: [NavigationEntry] = []
    /// The destinations for each type, the first registration first.
    private var destinations: [ObjectIdentifier: [Destination]] = [:]
    private(set) var path: NavigationPathBinding?
    /// The values of an earlier run that are still to be appended to the path: their types have no destination yet.
    var unrestored: [SavedValue] = []
    /// Marks the stack for a new evaluation.
    var didChange: () -> Void = {}
    /// Called when the visible title may have changed.
    var titleDidChange: () -> Void = {}
    var bars: [ObjectIdentifier: Bar] = [:]
    /// Counts the changes of the screens' titles. Back buttons, which show the titles, read it.
    let titleRevision = StateLocation(0)
    weak var graph: Graph?
    weak var focus: FocusManager?
    /// The part of the window that shows the screens.
    weak var layoutNode: LayoutNode?
    /// Whether the first screen replaces the root, as in the detail of a split view: nothing leads back from it.
    var replacesRoot = false
    private var places: [ObjectIdentifier: FocusManager.SavedFocus] = [:]

    /// The view for the values of a type, and the node that registered it.
    private struct Destination {
        weak var owner: AnyObject?
        let type: Any.Type
        let makeView: (AnyHashable) -> AnyView?
    }

    nonisolated init() {}

    // MARK: The path

    /// Updates the screens for a path. Screens whose values are still in the path stay.
    func follow(_ path: NavigationPathBinding) {
        self.path = path
        let values = path.values()
        var kept: [NavigationEntry] = []
        var count = 0
        for entry in entries {
            if case .value(let value) = entry.kind {
                guard count < values.count, values[count] == value else { break }
                count += 1
            }
            kept.append(entry)
        }
        let added = values.dropFirst(count).map { NavigationEntry(.value($0), in: self) }
        // A screen that was opened by a link stays in front unless the path changes.
        if kept.count < entries.count || !added.isEmpty {
            setEntries(kept + added, tells: true)
        }
    }

    func push(_ value: AnyHashable) {
        unrestored = []
        path?.append(value)
    }

    /// Replaces all current screens with the screen of a value.
    func replace(with value: AnyHashable) {
        if entries.count == 1, case .value(value) = entries[0].kind { return }
        if !entries.isEmpty { goBack(to: 0, tells: true) }
        path?.append(value)
    }

    // MARK: Sources

    func push(_ source: any NavigationSource) {
        unrestored = []
        guard !entries.contains(where: { $0.isFor(source) }) else { return }
        setEntries(entries + [NavigationEntry(.source(source), in: self)], tells: false)
        didChange()
    }

    /// Replaces all current screens with the screen of a source.
    func replace(with source: any NavigationSource) {
        guard !entries.contains(where: { $0.isFor(source) }) else { return }
        let hadValues = entries.contains { if case .value = $0.kind { true } else { false } }
        setEntries([NavigationEntry(.source(source), in: self)], tells: true)
        if hadValues { path?.truncate(0) }
        didChange()
    }

    /// Removes the screen of a source and all screens in front of it.
    func pop(_ source: any NavigationSource) {
        guard let index = entries.firstIndex(where: { $0.isFor(source) }) else { return }
        goBack(to: index, tells: false)
    }

    /// Notifies the screen of a source that the source's view has changed.
    func sourceDidChange(_ source: any NavigationSource) {
        for entry in entries where entry.isFor(source) { entry.revision.value += 1 }
    }

    // MARK: Back

    /// Whether the user can go back from the front screen.
    var canGoBack: Bool { entries.count > (replacesRoot ? 1 : 0) }

    /// Goes back by one screen.
    func goBack() {
        guard canGoBack else { return }
        goBack(to: entries.count - 1, tells: true)
    }

    /// Removes a screen and all screens in front of it.
    func goBack(from entry: NavigationEntry) {
        guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
        goBack(to: index, tells: true)
    }

    private func goBack(to count: Int, tells: Bool) {
        unrestored = []
        let values = entries.prefix(count).count { if case .value = $0.kind { true } else { false } }
        let hadValues = entries.dropFirst(count).contains {
            if case .value = $0.kind { true } else { false }
        }
        setEntries(Array(entries.prefix(count)), tells: tells)
        if hadValues { path?.truncate(values) }
        didChange()
    }

    private func setEntries(_ new: [NavigationEntry], tells: Bool) {
        let old = entries
        entries = new
        let gone = old.filter { entry in !new.contains { $0 === entry } }
        for entry in gone { entry.navigation = nil }
        titleDidChange()
        graph?.afterUpdate(.appear) { [self] in
            keepFocus(from: old, to: new)
            guard tells else { return }
            for entry in gone {
                if case .source(let source) = entry.kind { source.didComeBack() }
            }
        }
    }

    /// Saves the focus of a screen that is covered, and restores it when the screen comes back.
    private func keepFocus(from old: [NavigationEntry], to new: [NavigationEntry]) {
        guard old.last !== new.last, let focus, let layoutNode else { return }
        let here = old.last.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)
        let there = new.last.map(ObjectIdentifier.init) ?? ObjectIdentifier(self)
        if new.count > old.count {
            places[here] = focus.giveUp(in: layoutNode)
        } else if let place = places[there] {
            focus.restore(place)
        }
        let alive = Set(new.map(ObjectIdentifier.init) + [ObjectIdentifier(self)])
        places = places.filter { alive.contains($0.key) }
        bars = bars.filter { alive.contains($0.key) }
    }

    // MARK: Destinations

    func setDestination(
        for type: Any.Type,
        owner: AnyObject,
        _ makeView: @escaping (AnyHashable) -> AnyView?
    ) {
        let id = ObjectIdentifier(type)
        var known = destinations[id] ?? []
        let destination = Destination(owner: owner, type: type, makeView: makeView)
        // The first registration takes precedence. It is the registration nearest to the root.
        if let place = known.firstIndex(where: { $0.owner === owner }) {
            known[place] = destination
        } else {
            known.append(destination)
        }
        destinations[id] = known
        if known[0].owner === owner { destinationDidChange(makeView) }
        continueRestoring()
    }

    /// The types that have destinations.
    var destinationTypes: [Any.Type] { destinations.values.compactMap { $0.first?.type } }

    /// Removes a registration. The next registration for the type takes over.
    func removeDestination(for type: Any.Type, owner: AnyObject) {
        let id = ObjectIdentifier(type)
        let wasFirst = destinations[id]?.first?.owner === owner
        destinations[id]?.removeAll { $0.owner === owner || $0.owner == nil }
        if wasFirst, let next = destinations[id]?.first { destinationDidChange(next.makeView) }
    }

    /// Recreates the screens that a destination applies to.
    private func destinationDidChange(_ makeView: (AnyHashable) -> AnyView?) {
        for entry in entries {
            guard case .value(let value) = entry.kind, makeView(value) != nil else { continue }
            entry.revision.value += 1
        }
    }

    /// Returns the view that a screen shows.
    func view(of entry: NavigationEntry) -> AnyView {
        switch entry.kind {
        case .source(let source):
            return source.destination
        case .value(let value):
            let makeView = destinations[ObjectIdentifier(type(of: value.base))]?.first?.makeView
            return makeView?(value) ?? AnyView(MissingDestination(value: value))
        }
    }
}

/// Shown for a value that no `navigationDestination(for:)` handles.
private struct MissingDestination: View {
    let value: AnyHashable

    var body: some View {
        Text(verbatim: "! No navigationDestination for \(type(of: value.base))")
            .foregroundColor(.yellow)
    }
}

private struct NavigationKey: EnvironmentKey {
    static var defaultValue: NavigationReference { NavigationReference() }
}

/// The stack that contains a view.
struct NavigationReference {
    weak var navigation: Navigation?
    /// Whether a link replaces the current screens, because its view is in a column before the detail.
    var replaces = false
}

extension NavigationReference {
    @MainActor
    func push(_ value: AnyHashable) {
        if replaces { navigation?.replace(with: value) } else { navigation?.push(value) }
    }

    @MainActor
    func push(_ source: any NavigationSource) {
        if replaces { navigation?.replace(with: source) } else { navigation?.push(source) }
    }
}

extension NavigationReference: ComparableInput {
    package static func isSameInput(_ old: Self, _ new: Self) -> Bool {
        old.navigation === new.navigation && old.replaces == new.replaces
    }
}

extension EnvironmentValues {
    var navigation: NavigationReference {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}
