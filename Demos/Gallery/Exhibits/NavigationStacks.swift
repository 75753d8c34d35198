import CursesUI

/// Screens that lead to screens, and their bars.
struct NavigationStacks: View {
    @State private var path: [Int] = []
    @State private var hasBar = true
    @Namespace private var screens

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("Follow one link", value: 1).matchedTransitionSource(id: 1, in: screens)
                Button("Go three screens deep") { path = [1, 2, 3] }
                Toggle("A bar", isOn: $hasBar)
            }
            .navigationDestination(for: Int.self) { depth in
                VStack(spacing: 1) {
                    Text("Screen \(depth)")
                    NavigationLink("Deeper", value: depth + 1)
                    Button("Home") { path = [] }
                }
                .navigationTitle("Screen \(depth)")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    LinearGradient(colors: [.blue.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom)
                        .ignoresSafeArea()
                }
                .navigationBarBackButtonHidden(depth == 3)
                .persistentSystemOverlays(depth == 3 ? .hidden : .automatic)
                .toolbarRole(.editor)
                .navigationTransition(.zoom(sourceID: depth, in: screens))
            }
            .navigationTitle("Home")
            .navigationBarTitleDisplayMode(.large)
            .toolbarTitleMenu {
                Button("Start again") { path = [] }
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Deep") { path = [1, 2] }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    Text("\(path.count) screens")
                }
            }
            .toolbarVisibility(hasBar ? .visible : .hidden, for: .navigationBar)
        }
    }
}
