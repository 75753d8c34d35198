import CursesUI

struct GroceryField: View {
    let list: GroceryList
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("What do you need?", text: $name)
            .focused($isFocused)
            .onSubmit {
                guard name.contains(where: { !$0.isWhitespace }) else { return }
                list.add(name)
                name = ""
                isFocused = true
            }
    }
}
