import CursesUI

struct GroceryScreen: View {
    let list: GroceryList

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                GroceryField(list: list)
                if list.groceries.isEmpty {
                    ContentUnavailableView("Nothing to buy", systemImage: "cart")
                } else {
                    GroceryRows(list: list)
                }
            }
            .navigationTitle("^[\(list.left) thing](inflect: true) to buy")
            .toolbar {
                Button("Remove bought") { list.removeBought() }
                    .keyboardShortcut("r")
                    .disabled(list.left == list.groceries.count)
            }
        }
    }
}
