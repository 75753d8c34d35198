import CursesUI

/// The names and values of views for screen readers, tests and the command palette.
struct Accessibility: View {
    @State private var rating = 3
    @AccessibilityFocusState private var isOnMore: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Ratings")
                .accessibilityHeading(.h1)
                .accessibilityAddTraits(.isHeader)
            HStack(spacing: 0) {
                ForEach(1..<6, id: \.self) { star in
                    Text(star <= rating ? "★" : "☆").foregroundStyle(.yellow)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(rating) of 5")
            Button("+") { rating = min(5, rating + 1) }
                .accessibilityLabel("More stars")
                .accessibilityHint("Adds a star")
                .accessibilityIdentifier("more")
                .accessibilitySortPriority(1)
                .accessibilityFocused($isOnMore)
            Text("▁▃▅▇")
                .accessibilityRepresentation { Gauge(value: 0.7) { Text("Tide") } }
                .accessibilityAction(named: "Go to the stars") { isOnMore = true }
                .accessibilityActions { Button("No stars") { rating = 0 } }
            Color.blue.frame(width: 12, height: 1)
                .accessibilityChildren { ForEach(["Mon", "Tue"], id: \.self) { Text($0) } }
            Text("Only for the eyes").accessibilityHidden(true)
            Text("No longer a header")
                .accessibilityAddTraits(.isHeader)
                .accessibilityRemoveTraits(.isHeader)
        }
    }
}
