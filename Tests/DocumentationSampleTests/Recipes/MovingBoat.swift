import CursesUI

struct MovingBoat: View {
    @State private var isAway = false

    var body: some View {
        Text("⛵")
            .frame(maxWidth: .infinity, alignment: isAway ? .trailing : .leading)
        Button("Sail") {
            withAnimation(.linear(duration: 1)) { isAway.toggle() }
        }
    }
}
