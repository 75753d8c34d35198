import CursesUI

struct FruitSelection: View {
    private let fruits = ["Apple", "Banana", "Cherry"]
    @State private var chosen: Set<String> = []

    var body: some View {
        List(fruits, id: \.self, selection: $chosen) { Text($0) }
        Text("\(chosen.count) chosen")
    }
}
