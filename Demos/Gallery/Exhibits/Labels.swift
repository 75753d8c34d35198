import CursesUI

/// Labels, values with labels, and symbols.
struct Labels: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Label("Automatic", systemImage: "star").labelStyle(.automatic)
            Label("Title and icon", systemImage: "heart").labelStyle(.titleAndIcon)
            Label("Only a title", systemImage: "bell").labelStyle(.titleOnly)
            Label("Only an icon", systemImage: "gear").labelStyle(.iconOnly)
            VStack(alignment: .leading, spacing: 0) {
                Label("Icons of equal width", systemImage: "bolt")
                Label("And more space", systemImage: "leaf")
            }
            .labelReservedIconWidth(3)
            .labelIconToTitleSpacing(2)
            LabeledContent("Battery", value: "84 %")
                .labeledContentStyle(.automatic)
            HStack(spacing: 2) {
                ForEach(["star", "heart", "bell", "flag", "bookmark"], id: \.self) {
                    Image(systemName: $0)
                }
            }
            .symbolVariant(.fill)
            .imageScale(.large)
            .foregroundStyle(.orange)
            HStack(spacing: 2) {
                ForEach(["sun.max", "heart", "leaf", "drop"], id: \.self) { Image(systemName: $0) }
            }
            .symbolRenderingMode(.multicolor)
        }
    }
}
