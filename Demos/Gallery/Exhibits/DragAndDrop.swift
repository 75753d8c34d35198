import CursesUI

/// Drag and drop with the mouse.
struct DragAndDrop: View {
    @State private var basket: [String] = []
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 2) {
                ForEach(["apple", "pear", "plum"], id: \.self) { fruit in
                    Text(fruit).padding(.horizontal, 1).background(.green.opacity(0.4)).draggable(fruit)
                }
                Text("older").onDrag { NSItemProvider(object: "melon" as NSString) }
            }
            Text(basket.isEmpty ? "Drag fruit here" : basket.joined(separator: ", "))
                .frame(width: 30, height: 3)
                .background(.blue.opacity(isTargeted ? 0.7 : 0.3))
                .dropDestination(for: String.self) { fruit, _ in
                    basket += fruit
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("Or here")
                .frame(width: 30, height: 1)
                .background(.purple.opacity(0.3))
                .onDrop(of: [.text], isTargeted: nil) { _, _ in
                    basket = []
                    return true
                }
        }
    }
}
