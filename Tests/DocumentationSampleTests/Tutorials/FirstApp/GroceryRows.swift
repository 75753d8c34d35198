import CursesUI

struct GroceryRows: View {
    @Bindable var list: GroceryList

    var body: some View {
        List {
            ForEach($list.groceries) { $grocery in
                Toggle(isOn: $grocery.isBought) {
                    Text(grocery.name).strikethrough(grocery.isBought)
                }
            }
            .onDelete { list.groceries.remove(atOffsets: $0) }
            .onMove { list.groceries.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}
