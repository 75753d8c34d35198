/// The theme that the user has chosen for the window, instead of the app's.
@MainActor
final class ThemeChooser {
    /// Shows a theme; with `nil`, the app's own.
    var show: (Theme?) -> Void = { _ in }

    /// The user's choice; `nil` for the app's own theme.
    var chosen: Theme? {
        didSet { shown = chosen }
    }

    private var shown: Theme? {
        didSet { if shown != oldValue { show(shown) } }
    }

    /// Whether the terminal has enough colours for the named themes.
    var isOffered = false

    /// Shows a theme until the user chooses one; with `nil`, the previous choice.
    func preview(_ theme: Theme?) {
        shown = theme ?? chosen
    }

    /// Returns the commands in the command palette that choose a theme.
    ///
    /// - Parameter first: the number of the first command.
    func commands(from first: Int) -> [CommandPalette.Command] {
        guard isOffered else { return [] }
        let standard = Theme.Named(id: "standard", title: "Standard", theme: .standard)
        return ([standard] + Theme.named).enumerated().map { offset, named in
            CommandPalette.Command(
                id: first + offset, title: "Theme: \(named.title)", key: nil,
                preview: { [weak self] in self?.preview(named.theme) },
                run: { [weak self] in self?.chosen = named.theme }
            )
        }
    }
}
