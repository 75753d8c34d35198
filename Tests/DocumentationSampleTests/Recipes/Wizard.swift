import CursesUI

struct Wizard: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Start") { path = [1] }
                .navigationDestination(for: Int.self) { step in
                    Text("Step \(step)")
                    Button("Next") { path.append(step + 1) }
                    Button("Start again") { path = [] }
                }
        }
    }
}
