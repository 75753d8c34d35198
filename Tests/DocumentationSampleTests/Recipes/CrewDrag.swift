import CursesUI

struct CrewDrag: View {
    @State private var crew: [String] = []

    var body: some View {
        Text("Ada").draggable("Ada")
        Text("aboard: \(crew.joined(separator: ", "))")
            .frame(width: 30)
            .dropDestination(for: String.self) { names, _ in
                crew += names
                return true
            }
    }
}
