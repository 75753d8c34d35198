import CursesUI

/// The names and values of views for screen readers, tests and the command palette.
struct Accessibility: View {
    @State private var rating = 3

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
            Text("Only for the eyes").accessibilityHidden(true)
            Text("No longer a header")
                .accessibilityAddTraits(.isHeader)
                .accessibilityRemoveTraits(.isHeader)
        }
    }
}
