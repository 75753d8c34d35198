import CursesUI

struct GroceryField: View {
    let list: GroceryList
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("What do you need?", text: $name)
            .focused($isFocused)
            .onSubmit {
                guard !name.isEmpty else { return }
                list.add(name)
                name = ""
                isFocused = true
            }
    }
}
