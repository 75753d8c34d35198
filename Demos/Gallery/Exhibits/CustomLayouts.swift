import CursesUI

/// A custom layout, and layouts that change.
struct CustomLayouts: View {
    @State private var isRow = true

    private let words = ["a", "layout", "of", "our", "own", "that", "wraps", "its", "words", "like", "a", "text"]

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Flow {
                ForEach(words.indices, id: \.self) { index in
                    Text(words[index])
                        .padding(.horizontal, 1)
                        .background(.blue.opacity(0.4))
                        .layoutValue(key: Flow.BreaksAfter.self, value: words[index] == "own")
                }
            }
            .frame(width: 30)
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Text("one")
                Text("two")
                Text("three")
            }
            Button("Row or column") { withAnimation { isRow.toggle() } }
            ViewThatFits {
                Text("A long text, which is shown where it has enough room on the screen.")
                Text("A short text")
            }
        }
    }
}

/// Places views side by side, and continues in the next row.
struct Flow: Layout {
    struct BreaksAfter: LayoutValueKey {
        static let defaultValue = false
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(subviews, width: proposal.width ?? .infinity)
        let right = zip(places, subviews).map { $0.x + $1.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: right, height: (places.last?.y ?? 0) + 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (place, view) in zip(places(subviews, width: bounds.width), subviews) {
            view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
        }
    }

    private func places(_ subviews: Subviews, width: CGFloat) -> [CGPoint] {
        var place = CGPoint.zero
        return subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            if place.x > 0, place.x + size.width > width { place = CGPoint(x: 0, y: place.y + 1) }
            defer {
                place.x += size.width + 1
                if view[BreaksAfter.self] { place = CGPoint(x: 0, y: place.y + 1) }
            }
            return place
        }
    }
}
