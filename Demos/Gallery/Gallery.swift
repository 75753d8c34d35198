import CursesUI

struct Gallery: View {
    @State private var page: Page

    /// The pages, in the order of their tabs.
    enum Page: String, CaseIterable, Identifiable {
        case buttons, text, choices, lists, layout, drawing, charts, windows

        var id: Self { self }
    }

    init(page: Page = .buttons) {
        _page = State(initialValue: page)
    }

    var body: some View {
        TabView(selection: $page) {
            ForEach(Page.allCases) { page in
                page.view
                    .tabItem { Text(page.rawValue.capitalized) }
                    .tag(page)
            }
        }
    }
}

extension Gallery.Page {
    @ViewBuilder @MainActor
    fileprivate var view: some View {
        switch self {
        case .buttons: ButtonsPage()
        case .text: TextPage()
        case .choices: ChoicesPage()
        case .lists: ListsPage()
        case .layout: LayoutPage()
        case .drawing: DrawingPage()
        case .charts: ChartsPage()
        case .windows: WindowsPage()
        }
    }
}

struct Gallery_Previews: PreviewProvider {
    static var previews: some View {
        Gallery()
    }
}
