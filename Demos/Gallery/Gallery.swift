import CursesUI

/// The gallery: a dashboard, a catalogue of all views, and the themes.
struct Gallery: View {
    @State private var page: Page
    @State private var exhibit: Exhibit.ID?
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var theme: Theme.Named.ID

    /// The pages, in the order of their tabs.
    enum Page: String, CaseIterable, Identifiable {
        case dashboard, catalogue, themes

        var id: Self { self }
    }

    init(page: Page = .dashboard, exhibit: Exhibit.ID? = Exhibit.all.first?.id, theme: Theme.Named.ID = "standard") {
        _page = State(initialValue: page)
        _exhibit = State(initialValue: exhibit)
        _theme = State(initialValue: theme)
    }

    var body: some View {
        TabView(selection: $page) {
            Dashboard()
                .tabItem { Text("Dashboard") }
                .tag(Page.dashboard)
            Catalogue(selection: $exhibit, column: $column)
                .tabItem { Text("Catalogue") }
                .tag(Page.catalogue)
            ThemeBrowser(selection: $theme)
                .tabItem { Text("Themes") }
                .tag(Page.themes)
        }
        .paletteCommands {
            ForEach(Exhibit.all) { exhibit in
                Button("Show \(exhibit.title)") {
                    self.exhibit = exhibit.id
                    column = .detail
                    page = .catalogue
                }
            }
        }
        .terminalTheme(Theme(named: theme) ?? .standard)
    }
}

struct Gallery_Previews: PreviewProvider {
    static var previews: some View {
        Gallery()
    }
}
