import CursesUITerminal
import Observation

/// The commands of the present screen, found by typing a part of their names.
@MainActor
@Observable
final class CommandPalette {
    /// A command: a control that can be triggered, with its name and its key.
    struct Command: Identifiable {
        let id: Int
        let title: String
        let key: KeyHint?
        let run: @MainActor () -> Void
    }

    /// The commands, while the palette is open.
    var presented: [Command]?
    /// The key that opens the palette; `nil` for none.
    @ObservationIgnored var shortcut: KeyboardShortcut? = CommandPalette.standardShortcut
    /// The titles of the commands that were run, the last one first.
    @ObservationIgnored private var recent: [String] = []

    static let standardShortcut = KeyboardShortcut("p", modifiers: .control)

    /// The commands whose titles match a query, the best first; without a query those that were run last come first.
    func matches(_ query: String) -> [(command: Command, match: FuzzyMatch)] {
        let matches = (presented ?? []).compactMap { command in
            FuzzyMatch(query, in: command.title).map { (command: command, match: $0) }
        }
        let ranked = matches.map { (entry: $0, age: recent.firstIndex(of: $0.command.title) ?? recent.count) }
        return ranked.sorted {
            ($1.entry.match.score, $0.age, $0.entry.command.id) < ($0.entry.match.score, $1.age, $1.entry.command.id)
        }.map(\.entry)
    }

    func open(_ commands: [Command]) {
        presented = commands
    }

    /// Closes the palette, and triggers a command.
    func run(_ command: Command) {
        presented = nil
        recent.removeAll { $0 == command.title }
        recent.insert(command.title, at: 0)
        command.run()
    }
}
