import CursesUI

struct TwoPanes: View {
    @State private var chapter: Int? = 1

    var body: some View {
        NavigationSplitView {
            List(1...3, id: \.self, selection: $chapter) { Text("Chapter \($0)") }
                .navigationSplitViewColumnWidth(min: 12, ideal: 16, max: 30)
        } detail: {
            Text("The text of chapter \(chapter ?? 0)")
        }
    }
}
