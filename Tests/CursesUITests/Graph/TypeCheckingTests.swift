import CursesUITesting
import Testing

/// Expressions for which the compiler would take many seconds, or which it would reject, if it tried all meanings of
/// the operators for each initializer of `ForEach` and `Text`. They are compared only because a test must do something.
@MainActor
@Suite("Expressions that are hard to type-check")
struct TypeCheckingTests {
    private struct Item: Identifiable, Hashable {
        let id: Int
    }

    private struct Items: View {
        let items: [Item]
        @State private var selected: Item?

        var body: some View {
            ForEach(items) { item in
                Text(verbatim: "item \(item.id)")
                    .opacity(Double(item.id) / 40 + Double(item.id + 5) / 45 + 1)
                    .scaleEffect(selected == item ? 1.05 : 1)
                    .opacity(selected == nil || selected == item ? 1 : 0.6)
            }
        }
    }

    @Test("arithmetic and conditions in the rows of a ForEach")
    func rows() {
        #expect(
            render(Items(items: [Item(id: 1), Item(id: 2)]), size: CellSize(width: 6, height: 2)) == "item 1\nitem 2")
    }

    @Test("arithmetic in a text with a format")
    func formats() {
        let (cups, extras, isGift) = (2, [1, 2], true)
        let text = Text(
            Double(cups) * 2.5 + Double(extras.count) * 0.4 + (isGift ? 3 : 0),
            format: .number.precision(.fractionLength(2)))
        #expect(render(text, size: CellSize(width: 4, height: 1)) == "8.80")
    }

    @Test("strings that are joined in a text, in a stack")
    func strings() {
        let name = "ada"
        let stack = VStack { Text(name + " " + name.uppercased() + ", " + name.capitalized + "!") }
        #expect(render(stack, size: CellSize(width: 13, height: 1)) == "ada ADA, Ada!")
    }
}
