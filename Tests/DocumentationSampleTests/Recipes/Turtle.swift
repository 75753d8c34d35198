import CursesUI

struct Turtle: View {
    @State private var column = 0

    var body: some View {
        Text("@")
            .offset(x: CGFloat(column))
            .frame(maxWidth: .infinity, alignment: .leading)
            .focusable()
            .onKeyPress(keys: ["h", "l"]) { press in
                column = max(0, column + (press.key == "l" ? 1 : -1))
                return .handled
            }
    }
}
