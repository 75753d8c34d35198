import CursesUI

/// Trees that open and close.
struct Outlines: View {
    struct Place: Identifiable {
        let id: String
        var parts: [Place]?
    }

    @State private var isOpen = true

    private let world = [
        Place(id: "Africa", parts: [Place(id: "Kenya"), Place(id: "Ghana")]),
        Place(
            id: "Europe",
            parts: [
                Place(id: "Italy", parts: [Place(id: "Turin"), Place(id: "Rome")]),
                Place(id: "Norway"),
            ]),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            OutlineGroup(world, children: \.parts) { Text($0.id) }
            DisclosureGroup("Details", isExpanded: $isOpen) {
                LabeledContent("Continents", value: "\(world.count)")
            }
        }
    }
}
