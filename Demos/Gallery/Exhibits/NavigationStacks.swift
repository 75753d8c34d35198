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
                .navigationBarBackButtonHidden(depth == 3)
                .navigationTransition(.zoom(sourceID: depth, in: screens))
            }
            .navigationTitle("Home")
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
