import CursesUI

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        Text("You pressed **\(count)** times.")
        Button("Press me") { count += 1 }
    }
}
