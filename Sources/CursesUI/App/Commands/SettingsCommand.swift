/// The menu entry that opens the settings of the app.
private struct SettingsCommand: View {
    var body: some View { SettingsLink().keyboardShortcut(",") }
}

private struct OffersSettingsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the menus of the view have an entry that opens the settings. Of menus in each other, the outermost have
    /// it.
    var offersSettings: Bool {
        get { self[OffersSettingsKey.self] }
        set { self[OffersSettingsKey.self] = newValue }
    }
}

extension [CommandEntry] {
    /// Returns the entries that have actions, with an entry that opens the settings, unless the app replaces it. As on
    /// a desktop, it follows the actions about the app.
    ///
    /// - Parameter offersSettings: whether the app has settings.
    @MainActor
    func withSettings(_ offersSettings: Bool) -> [CommandEntry] {
        var entries = filter { $0.content != nil }
        let isReplaced = contains { $0.place == .group(.appSettings, .replacing) }
        guard offersSettings, !isReplaced else { return entries }
        let last = entries.lastIndex {
            guard case .group(let placement, let position) = $0.place else { return false }
            return placement == .appInfo || placement == .appSettings && position == .before
        }
        let settings = CommandEntry(place: .group(.appSettings, .replacing), content: AnyView(SettingsCommand()))
        entries.insert(settings, at: last.map { $0 + 1 } ?? 0)
        return entries
    }
}
