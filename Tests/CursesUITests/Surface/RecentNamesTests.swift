import CursesUITerminal
import CursesUITesting
import Testing

@testable import CursesUI

/// Views that use the newest names compile, and show what they show without them.
@MainActor
@Suite("Recent names")
struct RecentNamesTests {
    private struct Recent: View {
        @Namespace private var namespace
        @State private var text = ""

        var body: some View {
            NavigationStack {
                VStack {
                    Image(systemName: "star.fill")
                        .symbolColorRenderingMode(.gradient)
                        .symbolVariableValueMode(.draw)
                    Text("Cell")
                        .glassEffect()
                        .glassEffectTransition(.materialize)
                        .matchedTransitionSource(id: 1, in: namespace) { source in
                            source
                                .background(.blue)
                                .clipShape(RoundedRectangle(cornerRadius: 8))
                                .shadow(radius: 2)
                        }
                }
                .navigationTitle("Recent")
                .searchable(text: $text)
                .searchToolbarBehavior(.minimize)
                .tabViewSearchActivation(.searchTabSelection)
                .windowResizeAnchor(.top)
                .toolbar {
                    DefaultToolbarItem(kind: .search, placement: .bottomBar)
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("Add") {} }.sharedBackgroundVisibility(.hidden)
                }
            }
        }
    }

    @Test("a screen with recent names is shown")
    func shown() {
        let app = TestApp(Recent(), size: CellSize(width: 40, height: 8))
        #expect(app.screen.row(0).contains("Recent") && app.screen.row(0).contains("[ Add ]"))
        #expect(app.screen.position(of: "Cell") != nil)
    }
}
