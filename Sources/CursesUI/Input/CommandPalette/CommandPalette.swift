import CursesUITerminal
import Observation

/// The command palette: lists the commands of the current screen and filters them by the typed text.
@MainActor
@Observable
final class CommandPalette {
    /// A command: a control that can be triggered, with its name and its key.
    struct Command: Identifiable {
        let id: Int
        let title: String
        let key: KeyHint?
        /// Other names, by which the command is found.
        var otherTitles: [String] = []
        /// Whether the command depends on the typed text. Such a command is listed even if its title does not match the
        /// text.
        var isResult = false
        /// Shows a preview of the command while it is selected.
        var preview: (@MainActor () -> Void)?
        let run: @MainActor () -> Void
    }

    /// The commands that the palette lists; `nil` while it is closed.
    var presented: [Command]? {
        didSet { if presented != nil { window?.mark() } }
    }
    /// The node of the window, which creates the palette's view when it is first opened.
    @ObservationIgnored weak var window: Node?
    private(set) var isOpen = false
    /// The size of the screen, in cells, while the palette is open.
    private(set) var screen = CellSize.zero
    /// The key that opens the palette; `nil` if there is none.
    @ObservationIgnored var shortcut: KeyboardShortcut? = CommandPalette.standardShortcut
    /// The titles of the commands that were run, the most recent first.
    @ObservationIgnored private var recent: [String] = []

    /// The themes that can be chosen.
    @ObservationIgnored weak var themes: ThemeChooser?

    /// The root of the tree whose commands are shown.
    @ObservationIgnored private weak var root: LayoutNode?
    /// The value of `ShortcutRegistry.changes` when the commands were last read.
    @ObservationIgnored private var changes = 0
    /// The views whose commands depend on the typed text.
    @ObservationIgnored private var queries: [any PaletteQuery] = []

    static let standardShortcut = KeyboardShortcut("p", modifiers: .control)

    /// Returns the commands whose titles match a query, best match first; for an empty query, most recently run first.
    func matches(_ query: String) -> [(command: Command, match: FuzzyMatch)] {
        // For an empty query, the many themes would hide the commands of the app.
        let themes = query.isEmpty ? [] : themes?.commands(from: (presented?.count ?? 0) + 1) ?? []
        let matches = ((presented ?? []) + themes).compactMap { command in
            let isFound = command.isResult || command.otherTitles.contains { FuzzyMatch(query, in: $0) != nil }
            return (FuzzyMatch(query, in: command.title) ?? (isFound ? .unmatched : nil)).map {
                (command: command, match: $0)
            }
        }
        let ranked = matches.map { (entry: $0, age: recent.firstIndex(of: $0.command.title) ?? recent.count) }
        return ranked.sorted {
            ($1.entry.match.score, $0.age, $0.entry.command.id) < ($0.entry.match.score, $1.age, $1.entry.command.id)
        }.map(\.entry)
    }

    /// Opens the palette with the commands of the frontmost screen.
    func open(from router: EventRouter) {
        guard let root = router.tree?.keyRoot else { return }
        self.root = root
        changes = router.shortcuts.changes
        screen = root.frame.size
        presented = router.commands(in: root)
        isOpen = true
    }

    func close() {
        isOpen = false
        themes?.preview(nil)
        root = nil
        presented = nil
        type("")
    }

    /// Reads the commands again if they have changed while the palette is open, as search results do.
    func update(from router: EventRouter) {
        if presented != nil, let size = router.tree?.keyRoot?.frame.size, size != screen { screen = size }
        guard let root, changes != router.shortcuts.changes, presented != nil else { return }
        changes = router.shortcuts.changes
        presented = router.commands(in: root)
    }

    /// Passes the typed text to the views whose commands depend on it.
    func type(_ query: String) {
        for view in queries where view.isPresent { view.didType(query) }
    }

    func register(_ view: any PaletteQuery) {
        queries.append(view)
    }

    func unregister(_ view: any PaletteQuery) {
        queries.removeAll { $0 === view }
    }

    /// Called when the user selects a command: shows its preview, or ends the preview of the previously selected
    /// command.
    func select(_ command: Command?) {
        if let preview = command?.preview { preview() } else { themes?.preview(nil) }
    }

    /// Closes the palette, and triggers a command.
    func run(_ command: Command) {
        close()
        recent.removeAll { $0 == command.title }
        recent.insert(command.title, at: 0)
        command.run()
    }
}
