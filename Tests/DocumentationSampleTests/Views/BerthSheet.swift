import CursesUI

struct BerthSheet: View {
    @State private var isAdding = false
    @State private var ship = ""

    var body: some View {
        Button("Add a ship") { isAdding = true }
            .sheet(isPresented: $isAdding) {
                Form {
                    TextField("Ship", text: $ship)
                    Button("Add") { isAdding = false }
                }
                .frame(width: 30, height: 6)
            }
    }
}
