import CursesUI

struct LogScroll: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(1...1_000, id: \.self) { Text("Line \($0) of a long log") }
            }
        }
        .border(.separator)
    }
}
